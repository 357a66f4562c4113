import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createWorkflow } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';

/** Creates a workflow (operation 127). */
export const handler = operation(createWorkflow, create(workflow));
