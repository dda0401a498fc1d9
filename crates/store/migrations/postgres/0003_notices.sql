-- What a server needs to send notices to nobody who does not want them. It has no addresses: an id is
-- a hash of an address, or of a client that asks for notices, made with the first of the secrets.
CREATE TABLE secrets (
    name  text  NOT NULL PRIMARY KEY,
    value bytea NOT NULL
);

-- Addresses whose owners want nothing from this server any more, and since when.
CREATE TABLE unwanted (
    id bytea  NOT NULL PRIMARY KEY,
    at bigint NOT NULL
);

-- What was sent to an address or asked for by a client: until when it is used up, by kind of limit.
CREATE TABLE allowances (
    id    bytea  NOT NULL,
    kind  text   NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (id, kind)
);

CREATE INDEX spent ON allowances (until);
