import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { workflow } from '../../lib/resources/workflow.ts';
import { workflowCase } from '../../lib/resources/workflow-case.ts';
import { workflowGroup } from '../../lib/resources/workflow-group.ts';

/** Reads a workflow case (operation 112). */
export const handler = operation(readWorkflowCase, read(workflowCase, [workflowGroup, workflow, ...people]));
