import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Creates a workflow case (operation 115). */
export const handler = operation(createWorkflowCase, create(writtenWorkflowCase));
