-- Whether a table only shows a record: these are kept for another time than games.
ALTER TABLE tables ADD COLUMN imported boolean NOT NULL DEFAULT false;
-- In JSON a quote inside a text is escaped, so this is found only where a seat is described.
UPDATE tables SET imported = true
WHERE id IN (SELECT table_id FROM heads WHERE head LIKE '%"holder":"nobody"%');

-- What one of all servers does from time to time, and when next.
CREATE TABLE chores (
    name text   NOT NULL PRIMARY KEY,
    due  bigint NOT NULL
);
INSERT INTO chores (name, due) VALUES ('retention', 0);
