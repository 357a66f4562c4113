import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import {
  addToRelationship,
  readRelationship,
  removeFromRelationship,
  replaceRelationship,
  updateWithTargets,
} from '../../lib/http/relationships.ts';
import { remove } from '../../lib/http/remove.ts';
import { create } from '../../lib/http/writes.ts';
import { workflowCase } from '../../lib/resources/faculty-review/workflow-case.ts';

export const listWorkflowCases = list(workflowCase);
export const readWorkflowCaseRelated = relatedToOne(workflowCase);
export const readWorkflowCase = read(workflowCase);
export const createWorkflowCase = create(workflowCase);
export const updateWorkflowCase = updateWithTargets(workflowCase);
export const deleteWorkflowCase = remove(workflowCase);
export const readRecusals = readRelationship(workflowCase, 'recused');
export const addRecusals = addToRelationship(workflowCase, 'recused');
export const replaceRecusals = replaceRelationship(workflowCase, 'recused');
export const removeRecusals = removeFromRelationship(workflowCase, 'recused');
