-- What a server needs to send notices to nobody who does not want them. It has no addresses: an id is
-- a hash of an address, or of a client that asks for notices, made with the first of the secrets.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Addresses whose owners want nothing from this server any more, and since when.
CREATE TABLE unwanted (
    id BLOB    NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was sent to an address or asked for by a client: until when it is used up, by kind of limit.
CREATE TABLE allowances (
    id    BLOB    NOT NULL,
    kind  TEXT    NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX spent ON allowances (until);
