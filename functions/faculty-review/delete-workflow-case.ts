import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { workflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Deletes a workflow case that the caller may see (operation 117). */
export const handler = operation(deleteWorkflowCase, remove(workflowCase));
