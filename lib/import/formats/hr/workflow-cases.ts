/**
 * workflow_cases.csv → workflow cases, and the workflows that they name.
 *
 * | column | field |
 * |---|---|
 * | external_id | finds the case again; cases do not show it |
 * | full_title | full_title |
 * | workflow_group_external_id | workflow_group: of workflow_groups.csv |
 * | candidate_external_id | candidate: the profile of that user |
 * | workflow_external_id | workflow; one that is not there yet is made, with this as its name |
 * | recused_external_id | recused: users, separated by semicolons or commas |
 */
import type { Origin, RecordIntent } from '../intent.ts';
import { text } from './columns.ts';
import { type HrTable, toOwn, toProfile, toUser } from './hr-table.ts';

/** What is read of workflow_cases.csv. */
export const workflowCases: HrTable = {
  file: 'workflow_cases.csv',
  type: 'workflow_case',
  attributes: { full_title: text },
  references: {
    workflow_group: { to: toOwn('workflow_group'), isRequired: true },
    candidate: { to: toProfile, isRequired: true },
    workflow: { to: toOwn('workflow'), isRequired: true },
  },
  lists: { recused: toUser },
  required: ['external_id', 'full_title'],
};

/** The workflow that a case names: no file has workflows, so the import creates them. */
export const workflowNamed = (origin: Origin, name: string): RecordIntent => ({
  kind: 'record',
  type: 'workflow',
  key: { by: 'source_id', sourceId: name },
  origin,
  attributes: { name },
  references: {},
  columns: { name: 'workflow_external_id' },
  mayRepeat: true,
});
