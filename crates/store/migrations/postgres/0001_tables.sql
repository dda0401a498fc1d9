-- Times are milliseconds since 1970. A table's stage: 0 open, 1 playing, 2 over.
CREATE TABLE tables (
    id      text COLLATE "C" NOT NULL PRIMARY KEY,
    created bigint   NOT NULL,
    public  boolean  NOT NULL,
    stage   smallint NOT NULL,
    wake    bigint,
    -- How many entries the journal has: the next one has the number after it.
    length  bigint   NOT NULL DEFAULT 0
);

CREATE INDEX lobby ON tables (stage, created) WHERE public;
CREATE INDEX alarm ON tables (wake) WHERE wake IS NOT NULL;

-- Apart from the table's row, which every entry changes: a head is long and never changes.
CREATE TABLE heads (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    head     text NOT NULL
);

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    number   bigint NOT NULL,
    at       bigint NOT NULL,
    body     text   NOT NULL,
    PRIMARY KEY (table_id, number)
);
