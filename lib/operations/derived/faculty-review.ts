import { createOne, follow, listAll, readOne, type TypeOfRows, updateOne } from '../derived.ts';

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
