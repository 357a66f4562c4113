import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { removeMembers } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Removes members from a workflow group (operation 237). */
export const handler = operation(removeMembers, changeLinkage(writtenWorkflowGroup, 'members', 'remove'));
