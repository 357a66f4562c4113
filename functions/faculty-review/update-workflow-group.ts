import { updateWithTargets } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { updateWorkflowGroup } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Updates a workflow group (operation 122). */
export const handler = operation(updateWorkflowGroup, updateWithTargets(writtenWorkflowGroup));
