import { overCases } from '../../lib/domain/access-control/authority/over-cases.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import {
  addToRelationship,
  createWithTargets,
  readRelationship,
  removeFromRelationship,
  replaceRelationship,
  updateWithTargets,
} from '../../lib/http/operations/relationships.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { workflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

export const listWorkflowCases = list(workflowCase);
export const readWorkflowCaseRelated = relatedToOne(workflowCase);
export const readWorkflowCase = read(workflowCase);
export const createWorkflowCase = createWithTargets(workflowCase, overCases);
export const updateWorkflowCase = updateWithTargets(workflowCase, overCases);
export const deleteWorkflowCase = remove(workflowCase, { authority: overCases });
export const readRecusals = readRelationship(workflowCase, 'recused');
export const addRecusals = addToRelationship(workflowCase, 'recused');
export const replaceRecusals = replaceRelationship(workflowCase, 'recused');
export const removeRecusals = removeFromRelationship(workflowCase, 'recused');
