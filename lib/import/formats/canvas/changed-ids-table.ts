import { defineTable, type Row } from '../../files/table.ts';

/**
 * change_sis_id.csv: records are known under their new ids. It is loaded before all other files, which have the new ids.
 * Rows about integration ids alone make no record: users.csv has the new one.
 */
export const changedIdsTable = defineTable('change_sis_id.csv', {
  required: ['type'],
  optional: ['old_id', 'new_id', 'old_integration_id', 'new_integration_id'],
});

/** The values of a row of change_sis_id.csv. */
export type ChangedIdRow = Row<typeof changedIdsTable>;
