-- A row of a proof tree is believed only with the seal of whoever reads it. Trees from before had none.
DELETE FROM leaf_report;

DELETE FROM tree_node;

DELETE FROM tree;

ALTER TABLE tree_node ADD COLUMN seal BIGINT NOT NULL DEFAULT 0;

-- Workers take jobs in this order.
CREATE INDEX scheduled_by_priority ON scheduled_tasks (priority DESC, execution_time);
