import {
  addLinkage,
  createOne,
  deleteOne,
  follow,
  listAll,
  readLinkage,
  readOne,
  removeLinkage,
  replaceLinkage,
  type TypeOfRows,
  updateOne,
} from '../derived.ts';

// Rows of their own, marked as free of side effects, so that a function's bundle holds its own row alone.

const workflowCases = {
  group: 'faculty-review',
  type: 'workflow_case',
  collection: 'workflow_cases',
  area: 'cases',
  one: 'a workflow case',
  many: 'workflow cases',
} as const satisfies TypeOfRows;

/** Read a workflow case. */
export const readWorkflowCase = /* @__PURE__ */ readOne(workflowCases, 'read-workflow-case', 112);

/** Read what a relationship of a workflow case leads to. */
export const followWorkflowCase = /* @__PURE__ */ follow(workflowCases, 'follow-workflow-case', 114);

/** Create a workflow case. */
export const createWorkflowCase = /* @__PURE__ */ createOne(workflowCases, 'create-workflow-case', 115);

/** Update a workflow case. */
export const updateWorkflowCase = /* @__PURE__ */ updateOne(workflowCases, 'update-workflow-case', 116);

/** Delete a workflow case. */
export const deleteWorkflowCase = /* @__PURE__ */ deleteOne(workflowCases, 'delete-workflow-case', 117);

const recused = { name: 'recused', targets: 'user' } as const;

/** Read who is recused from a workflow case. */
export const readRecusals = /* @__PURE__ */ readLinkage(workflowCases, recused, 'read-recusals', 238);

/** Recuse further users from a workflow case. */
export const addRecusals = /* @__PURE__ */ addLinkage(workflowCases, recused, 'add-recusals', 239);

/** Recuse other users from a workflow case. */
export const replaceRecusals = /* @__PURE__ */ replaceLinkage(workflowCases, recused, 'replace-recusals', 240);

/** Let users who were recused take part in a workflow case again. */
export const removeRecusals = /* @__PURE__ */ removeLinkage(workflowCases, recused, 'remove-recusals', 241);

const workflowGroups = {
  group: 'faculty-review',
  type: 'workflow_group',
  collection: 'workflow_groups',
  area: 'cases',
  one: 'a workflow group',
  many: 'workflow groups',
} as const satisfies TypeOfRows;

/** Read a workflow group. */
export const readWorkflowGroup = /* @__PURE__ */ readOne(workflowGroups, 'read-workflow-group', 118);

/** List workflow groups. */
export const listWorkflowGroups = /* @__PURE__ */ listAll(workflowGroups, 'list-workflow-groups', 119);

/** Create a workflow group. */
export const createWorkflowGroup = /* @__PURE__ */ createOne(workflowGroups, 'create-workflow-group', 121);

/** Update a workflow group. */
export const updateWorkflowGroup = /* @__PURE__ */ updateOne(workflowGroups, 'update-workflow-group', 122);

/** Delete a workflow group. */
export const deleteWorkflowGroup = /* @__PURE__ */ deleteOne(workflowGroups, 'delete-workflow-group', 123);

const members = { name: 'members', targets: 'user' } as const;

/** Read who is a member of a workflow group. */
export const readMembers = /* @__PURE__ */ readLinkage(workflowGroups, members, 'read-members', 234);

/** Add members to a workflow group. */
export const addMembers = /* @__PURE__ */ addLinkage(workflowGroups, members, 'add-members', 235);

/** Give a workflow group other members. */
export const replaceMembers = /* @__PURE__ */ replaceLinkage(workflowGroups, members, 'replace-members', 236);

/** Remove members from a workflow group. */
export const removeMembers = /* @__PURE__ */ removeLinkage(workflowGroups, members, 'remove-members', 237);

const workflows = {
  group: 'faculty-review',
  type: 'workflow',
  collection: 'workflows',
  area: 'cases',
  one: 'a workflow',
  many: 'workflows',
} as const satisfies TypeOfRows;

/** Read a workflow. */
export const readWorkflow = /* @__PURE__ */ readOne(workflows, 'read-workflow', 124);

/** List workflows. */
export const listWorkflows = /* @__PURE__ */ listAll(workflows, 'list-workflows', 125);

/** Create a workflow. */
export const createWorkflow = /* @__PURE__ */ createOne(workflows, 'create-workflow', 127);

/** Update a workflow. */
export const updateWorkflow = /* @__PURE__ */ updateOne(workflows, 'update-workflow', 128);

/** Delete a workflow. */
export const deleteWorkflow = /* @__PURE__ */ deleteOne(workflows, 'delete-workflow', 129);
