import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';
import { workflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads a workflow case (operation 112). */
export const handler = operation(readWorkflowCase, read(workflowCase, [workflowGroup, workflow, ...people]));
