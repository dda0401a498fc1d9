-- Times are milliseconds since 1970. A table's stage: 0 open, 1 playing, 2 over.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,
    public  INTEGER NOT NULL,
    stage   INTEGER NOT NULL,
    wake    INTEGER,
    -- How many entries the journal has: the next one has the number after it.
    length  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX lobby ON tables (stage, created) WHERE public;
CREATE INDEX alarm ON tables (wake) WHERE wake IS NOT NULL;

-- Apart from the table's row, which every entry changes: a head is long and never changes.
CREATE TABLE heads (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    head     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
