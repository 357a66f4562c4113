import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { addMembers } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Adds members to a workflow group (operation 235). */
export const handler = operation(addMembers, changeLinkage(writtenWorkflowGroup, 'members', 'add'));
