import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteWorkflowGroup } from '../../lib/operations/derived/faculty-review.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Deletes a workflow group, unless it has cases (operation 123). */
export const handler = operation(deleteWorkflowGroup, remove(workflowGroup, { linkages: { cases: 'workflow_case' } }));
