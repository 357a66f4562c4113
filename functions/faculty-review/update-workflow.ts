import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateWorkflow } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';

/** Updates a workflow (operation 128). */
export const handler = operation(updateWorkflow, update(workflow));
