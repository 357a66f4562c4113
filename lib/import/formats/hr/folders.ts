/**
 * folders.csv → folders.
 *
 * | column | field |
 * |---|---|
 * | external_id | finds the folder again; folders do not show it |
 * | name, locked | the same |
 * | parent_external_id | parent: another folder of the HR files; empty for a root |
 * | user_external_id | user; may be empty |
 */
import { flag, text } from './columns.ts';
import { type HrTable, toOwn, toUser } from './hr-table.ts';

/** What is read of folders.csv. */
export const folders: HrTable = {
  file: 'folders.csv',
  type: 'folder',
  attributes: { name: text, locked: flag },
  references: {
    parent: { to: toOwn('folder'), isRequired: false },
    user: { to: toUser, isRequired: false },
  },
  required: ['external_id', 'name'],
};
