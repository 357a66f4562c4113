import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listWorkflowCases } from '../../lib/operations/faculty-review.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';
import { workflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';
import { profile } from '../../lib/resources/people/profile.ts';

/** Lists the workflow cases that the caller may access (operation 13). */
export const handler = operation(listWorkflowCases, list(workflowCase, [workflowGroup, profile, workflow]));
