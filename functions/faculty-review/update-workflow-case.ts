import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { workflowCase } from '../../lib/resources/workflow-case.ts';

/** Updates a workflow case (operation 116). */
export const handler = operation(updateWorkflowCase, update(workflowCase));
