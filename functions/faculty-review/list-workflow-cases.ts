import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listWorkflowCases } from '../../lib/operations/faculty-review.ts';
import { profile } from '../../lib/resources/profile.ts';
import { workflow } from '../../lib/resources/workflow.ts';
import { workflowCase } from '../../lib/resources/workflow-case.ts';
import { workflowGroup } from '../../lib/resources/workflow-group.ts';

/** Lists the workflow cases that the caller may access (operation 13). */
export const handler = operation(listWorkflowCases, list(workflowCase, [workflowGroup, profile, workflow]));
