import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listWorkflows } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';

/** Lists workflows (operation 125). */
export const handler = operation(listWorkflows, list(workflow));
