import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { replaceMembers } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Gives a workflow group other members (operation 236). */
export const handler = operation(replaceMembers, changeLinkage(writtenWorkflowGroup, 'members', 'replace'));
