import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import {
  addToRelationship,
  createWithTargets,
  readRelationship,
  removeFromRelationship,
  replaceRelationship,
  updateWithTargets,
} from '../../lib/http/operations/relationships.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { workflowGroup } from '../../lib/resources/faculty-review/workflow-group.ts';

export const listWorkflowGroups = list(workflowGroup);
export const readWorkflowGroup = read(workflowGroup);
export const createWorkflowGroup = createWithTargets(workflowGroup);
export const updateWorkflowGroup = updateWithTargets(workflowGroup);
export const deleteWorkflowGroup = remove(workflowGroup);
export const readMembers = readRelationship(workflowGroup, 'members');
export const addMembers = addToRelationship(workflowGroup, 'members');
export const replaceMembers = replaceRelationship(workflowGroup, 'members');
export const removeMembers = removeFromRelationship(workflowGroup, 'members');
