import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { removeRecusals } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Lets users who were recused take part in a workflow case again (operation 241). */
export const handler = operation(removeRecusals, changeLinkage(writtenWorkflowCase, 'recused', 'remove'));
