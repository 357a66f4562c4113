import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';
import { workflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads what a relationship of a workflow case leads to (operation 114). */
export const handler = operation(followWorkflowCase, related(workflowCase, [workflowGroup, workflow, ...people]));
