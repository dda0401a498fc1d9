-- Checksums chain the entries of a journal: each is made of the entry and of the checksum before it,
-- and the table's row has the last one. What an older version has written has none.
ALTER TABLE tables ADD COLUMN chain BLOB;
ALTER TABLE heads ADD COLUMN checksum BLOB;
ALTER TABLE entries ADD COLUMN chain BLOB;

-- When something happened last: the lobby shows these tables first.
ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET changed = COALESCE(
    (SELECT at FROM entries WHERE table_id = id AND number = length), created
);
DROP INDEX lobby;
CREATE INDEX lobby ON tables (stage, changed) WHERE public;

-- The servers on this database, and when each has shown last that it can write.
CREATE TABLE servers (
    id      INTEGER NOT NULL PRIMARY KEY,
    written INTEGER NOT NULL
) STRICT;
