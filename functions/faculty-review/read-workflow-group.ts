import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readWorkflowGroup } from '../../lib/operations/derived/faculty-review.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Reads a workflow group (operation 118). */
export const handler = operation(readWorkflowGroup, read(workflowGroup));
