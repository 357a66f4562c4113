import { DatabaseSync } from 'node:sqlite';

// Milliseconds to wait for the engine, which also has the file open.
const timeout = 5_000;

// The engine searches for the highest number at each write by this expression, and has no index: a write took 1.2 ms
// with 1,000 records in the stream and 18 ms with 8,000. With the index, a write takes a fifth longer than without a
// stream.
const index =
  'CREATE INDEX IF NOT EXISTS facet_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))';

// DynamoDB keeps stream records for 24 hours, and the engine keeps them for ever. Records that nobody has consumed
// stay, because a command may have written them without a server; the last one stays, because the next number follows
// from it.
const trim = `DELETE FROM _stream_records
  WHERE created_at < unixepoch() - 86400 AND CAST(sequence_number AS INTEGER) <= ?
  AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name)`;

/** Keeps the time of dynoxide's stream writes constant, and removes records that were consumed a day ago. */
export const tendStreamRecords = (file: string, consumed: string | undefined): void => {
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec(index);
    if (consumed !== undefined) database.prepare(trim).run(Number(consumed));
  } finally {
    database.close();
  }
};
