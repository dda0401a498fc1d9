-- What operators tell everybody: one row. The revision grows with every change.
CREATE TABLE bulletin (
    id           INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    revision     INTEGER NOT NULL,
    announcement TEXT,
    new_tables   INTEGER NOT NULL
) STRICT;
INSERT INTO bulletin (id, revision, announcement, new_tables) VALUES (1, 0, NULL, 1);

-- What players report to operators, until it is settled. A report outlives its table.
CREATE TABLE reports (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL,
    -- The line of the journal, and the seats of who is reported and of who reports.
    line     INTEGER,
    seat     INTEGER,
    reporter INTEGER,
    body     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_of_table ON reports (table_id);
