import { updateWithTargets } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { updateWorkflowCase } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

/** Updates a workflow case (operation 116). */
export const handler = operation(updateWorkflowCase, updateWithTargets(writtenWorkflowCase));
