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

-- Positions that many machines settle. round: which share of the limits is being tried; the last one is followed by 3.
CREATE TABLE campaign (
  id BIGINT PRIMARY KEY,
  title TEXT NOT NULL,
  game TEXT NOT NULL,
  edition TEXT NOT NULL,
  each_millis BIGINT NOT NULL,
  each_nodes BIGINT NOT NULL,
  certify INTEGER NOT NULL,
  round INTEGER NOT NULL);

-- The positions of a campaign. ply: the moves from where the campaign begins. state: 0 waiting, 1 queued, 2 tried in
-- this round, 3 settled, 4 set aside. settlements: how often it was settled, for tests.
CREATE TABLE target (
  campaign BIGINT NOT NULL,
  number INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  position TEXT NOT NULL,
  high BIGINT NOT NULL,
  low BIGINT NOT NULL,
  state INTEGER NOT NULL,
  settlements INTEGER NOT NULL,
  PRIMARY KEY (campaign, number));

CREATE INDEX target_by_state ON target (campaign, state, number);

-- The queue of jobs, as db-scheduler lays it out.
CREATE TABLE scheduled_tasks (
  task_name TEXT NOT NULL,
  task_instance TEXT NOT NULL,
  task_data BYTEA,
  execution_time TIMESTAMP WITH TIME ZONE NOT NULL,
  picked BOOLEAN NOT NULL,
  picked_by TEXT,
  last_success TIMESTAMP WITH TIME ZONE,
  last_failure TIMESTAMP WITH TIME ZONE,
  consecutive_failures INTEGER,
  last_heartbeat TIMESTAMP WITH TIME ZONE,
  version BIGINT NOT NULL,
  priority SMALLINT,
  PRIMARY KEY (task_name, task_instance));

CREATE INDEX scheduled_by_time ON scheduled_tasks (execution_time);

CREATE INDEX scheduled_by_heartbeat ON scheduled_tasks (last_heartbeat);

-- Complete strategies ("proofs") for settled positions, and who wrote them.
CREATE TABLE certificate (
  edition BIGINT NOT NULL,
  high BIGINT NOT NULL,
  low BIGINT NOT NULL,
  author BIGINT NOT NULL,
  proof BYTEA NOT NULL,
  PRIMARY KEY (edition, high, low, author));

-- Hard positions that many machines search, and who leads the search: the last one that began. nodes and millis: what
-- the workers have used.
CREATE TABLE tree (
  id BIGINT PRIMARY KEY,
  game TEXT NOT NULL,
  edition TEXT NOT NULL,
  position TEXT NOT NULL,
  leader TEXT NOT NULL,
  nodes BIGINT NOT NULL,
  millis BIGINT NOT NULL);

-- The rows of a proof tree. bounds: 0 open, 1 not lost, 2 not won, 3 win, 4 draw, 5 loss.
CREATE TABLE tree_node (
  tree BIGINT NOT NULL,
  number INTEGER NOT NULL,
  parent INTEGER NOT NULL,
  step INTEGER NOT NULL,
  proof BIGINT NOT NULL,
  disproof BIGINT NOT NULL,
  bounds INTEGER NOT NULL,
  plies INTEGER NOT NULL,
  expanded INTEGER NOT NULL,
  PRIMARY KEY (tree, number));

-- What workers have found out about leaves, until the leader has taken it.
CREATE TABLE leaf_report (
  tree BIGINT NOT NULL,
  number INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  report TEXT NOT NULL,
  author BIGINT NOT NULL,
  seal BIGINT NOT NULL,
  PRIMARY KEY (tree, number, attempt));
