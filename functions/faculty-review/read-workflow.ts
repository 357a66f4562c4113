import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readWorkflow } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';

/** Reads a workflow (operation 124). */
export const handler = operation(readWorkflow, read(workflow));
