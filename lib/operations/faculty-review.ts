import type { Operation } from './operation.ts';

// Rows of their own rather than members of one object, so that a function's bundle holds its own row alone.

/** List the workflow cases that the caller may access. */
export const listWorkflowCases = {
  name: 'list-workflow-cases',
  number: 13,
  group: 'faculty-review',
  method: 'GET',
  path: '/api/v1/workflow_cases',
  scope: 'cases:read',
  answers: 'workflow_case',
  include: ['workflow_group', 'candidate', 'workflow'],
  list: {
    sort: ['created_at', 'updated_at'],
    defaultSort: 'created_at',
    filter: {
      created_at: 'instant',
      updated_at: 'instant',
      workflow_group: 'relationship',
      candidate: 'relationship',
      workflow: 'relationship',
    },
  },
  summary: 'List the workflow cases that the caller may access',
} as const satisfies Operation;
