-- What operators tell everybody: one row. The revision grows with every change.
CREATE TABLE bulletin (
    id           smallint NOT NULL PRIMARY KEY CHECK (id = 1),
    revision     bigint   NOT NULL,
    announcement text,
    new_tables   boolean  NOT NULL
);
INSERT INTO bulletin (id, revision, announcement, new_tables) VALUES (1, 0, NULL, true);

-- What players report to operators, until it is settled. A report outlives its table.
CREATE TABLE reports (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    -- The line of the journal, and the seats of who is reported and of who reports.
    line     bigint,
    seat     smallint,
    reporter smallint,
    body     text   NOT NULL,
    at       bigint NOT NULL
);
CREATE INDEX reports_of_table ON reports (table_id);
