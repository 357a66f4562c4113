import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { addRecusals } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Recuses further users from a workflow case (operation 239). */
export const handler = operation(addRecusals, changeLinkage(writtenWorkflowCase, 'recused', 'add'));
