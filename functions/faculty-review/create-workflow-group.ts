import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createWorkflowGroup } from '../../lib/operations/derived/faculty-review.ts';
import { writtenWorkflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

/** Creates a workflow group (operation 121). */
export const handler = operation(createWorkflowGroup, create(writtenWorkflowGroup));
