import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { replaceRecusals } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Recuses other users from a workflow case (operation 240). */
export const handler = operation(replaceRecusals, changeLinkage(writtenWorkflowCase, 'recused', 'replace'));
