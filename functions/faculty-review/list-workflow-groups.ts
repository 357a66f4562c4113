import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listWorkflowGroups } from '../../lib/operations/derived/faculty-review.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Lists workflow groups (operation 119). */
export const handler = operation(listWorkflowGroups, list(workflowGroup));
