import { readLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { readRecusals } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Reads who is recused from a workflow case (operation 238). */
export const handler = operation(readRecusals, readLinkage(writtenWorkflowCase, 'recused'));
