import { workflow } from '../../resources/faculty-review/workflow.ts';
import { workflowCase } from '../../resources/faculty-review/workflow-case.ts';
import { workflowGroup } from '../../resources/faculty-review/workflow-group.ts';
import { departmentChair } from '../../resources/organisation/department-chair.ts';
import { adminAssistantRole } from '../../resources/people/admin-assistant-role.ts';
import { user } from '../../resources/people/user.ts';
import type { LoadPlan, Stage } from '../formats/format.ts';
import type { Intent, MappedRow, RecordIntent } from '../formats/intent.ts';
import { employeeNumbers } from '../formats/people.ts';
import { integrationOnly } from '../load/integration-only.ts';

/** The types that give access to cases and results. */
const givingAccess: ReadonlySet<string> = new Set(
  [departmentChair, adminAssistantRole, workflow, workflowGroup, workflowCase].map(({ type }) => type),
);

const namesAccess = ({ type, references }: RecordIntent): boolean =>
  givingAccess.has(type) || Object.values(references).some((reference) => givingAccess.has(reference.type));

const isForIntegrations = (intent: Intent): boolean => {
  switch (intent.kind) {
    case 'rename':
      // A rename that follows from the rows of courses only changes data that people may load.
      return intent.isCurrent === undefined;
    case 'leave':
      return true;
    case 'removal':
      return intent.of.kind === 'record' && (intent.of.type === user.type || namesAccess(intent.of));
    case 'record':
      // A user who exists is left as is.
      return intent.key.by === 'need' || namesAccess(intent);
    default:
      return false;
  }
};

const lineOf = (intent: Intent): number => ('of' in intent ? intent.of : intent).origin.line;

const limitRow = (row: MappedRow): MappedRow => {
  if (row.kind !== 'intents') return row;
  const refused = row.intents.find(isForIntegrations);
  if (refused !== undefined) return { kind: 'rejected', line: lineOf(refused), ...integrationOnly };
  // With a further number for an existing user, files of others could mean another user than before.
  return { ...row, intents: row.intents.filter((each) => each.kind !== 'alias' || each.source !== employeeNumbers) };
};

const limitRows = async function* (rows: AsyncIterable<MappedRow>): AsyncGenerator<MappedRow> {
  for await (const row of rows) yield limitRow(row);
};

const limitStage = (stage: Stage): Stage => {
  const { accompaniedBy: later } = stage;
  return {
    ...stage,
    read: () => limitRows(stage.read()),
    ...(later && { accompaniedBy: { ...later, read: () => limitRows(later.read()) } }),
  };
};

/**
 * Limits the plan of an import for a person. Rows that only an integration may import are rejected when they are read,
 * before any look-up, so that the response cannot depend on stored data. Records of these kinds never count as missing.
 */
export const limitPlan = (plan: LoadPlan, removes = false): LoadPlan => {
  const complete = plan.complete.filter((kind) => kind !== user.type && !givingAccess.has(kind));
  const isLimited = removes && complete.length < plan.complete.length;
  const remark = 'Users, chairs, assistants, workflow groups and cases that the set does not name stay as they are';
  return {
    ...plan,
    stages: plan.stages.map(limitStage),
    complete,
    ...(isLimited && {
      incompleteBecause: 'only an integration ends what it names',
      remarks: [...(plan.remarks ?? []), remark],
    }),
  };
};
