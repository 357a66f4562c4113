import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteWorkflow } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';

/** Deletes a workflow, unless cases go through it (operation 129). */
export const handler = operation(deleteWorkflow, remove(workflow, { backReferences: true }));
