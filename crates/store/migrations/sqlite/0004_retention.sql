-- Whether a table only shows a record: these are kept for another time than games.
ALTER TABLE tables ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
-- In JSON a quote inside a text is escaped, so this is found only where a seat is described.
UPDATE tables SET imported = 1
WHERE id IN (SELECT table_id FROM heads WHERE head LIKE '%"holder":"nobody"%');

-- What one of all servers does from time to time, and when next.
CREATE TABLE chores (
    name TEXT    NOT NULL PRIMARY KEY,
    due  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO chores (name, due) VALUES ('retention', 0);
