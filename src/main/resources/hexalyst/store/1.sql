-- The tables of a store, for SQLite and PostgreSQL alike. Ids are made of what they name (the first 64 bits of its
-- SHA-256), so that no machine has to ask for one.

-- Whose positions: a game and an edition.
CREATE TABLE edition (
  id BIGINT PRIMARY KEY,
  game TEXT NOT NULL,
  edition TEXT NOT NULL);

-- Which machine and which version of the program found something.
CREATE TABLE origin (
  id BIGINT PRIMARY KEY,
  machine TEXT NOT NULL,
  program TEXT NOT NULL);

-- What is known of a position and its mirror images. kind: 0 value, 1 only move, 2 difficulty. author: whose seal, 0 for
-- what another file claims. content: as in a line of a results file. nodes and millis: what it took to find.
CREATE TABLE result (
  edition BIGINT NOT NULL,
  high BIGINT NOT NULL,
  low BIGINT NOT NULL,
  kind SMALLINT NOT NULL,
  author BIGINT NOT NULL,
  content TEXT NOT NULL,
  seal BIGINT NOT NULL,
  origin BIGINT NOT NULL,
  nodes BIGINT NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (edition, high, low, kind, author));

-- Proofs of one author that contradict each other. Both are set aside.
CREATE TABLE dispute (
  edition BIGINT NOT NULL,
  high BIGINT NOT NULL,
  low BIGINT NOT NULL,
  author BIGINT NOT NULL,
  first TEXT NOT NULL,
  first_origin BIGINT NOT NULL,
  second TEXT NOT NULL,
  second_origin BIGINT NOT NULL,
  PRIMARY KEY (edition, high, low, author));
