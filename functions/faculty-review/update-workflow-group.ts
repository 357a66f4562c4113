import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateWorkflowGroup } from '../../lib/operations/derived/faculty-review.ts';
import { workflowGroup } from '../../lib/resources/workflow-group.ts';

/** Updates a workflow group (operation 122). */
export const handler = operation(updateWorkflowGroup, update(workflowGroup));
