import { readLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { readMembers } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Reads who is a member of a workflow group (operation 234). */
export const handler = operation(readMembers, readLinkage(writtenWorkflowGroup, 'members'));
