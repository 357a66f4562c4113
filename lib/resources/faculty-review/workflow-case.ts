import { text } from '../../model/definition/attribute-kinds.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** One faculty review of one candidate. */
export const workflowCase = defineResource({
  type: 'workflow_case',
  collection: 'workflow_cases',
  group: 'faculty-review',
  area: 'cases',
  attributes: {
    /**
     * The title under which the case appears in lists, usually the kind of review and the candidate.
     * @example Tenure review of Ada Lovelace
     */
    full_title: text({ required: true }),
  },
  relationships: {
    /** The people who carry the review; its members see the case. */
    workflow_group: toOne('workflow_group', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'cases', carries: [], unseen: true },
    }),
    /** The profile of the person under review, who sees the own case. */
    candidate: toOne('profile', {
      required: true,
      filter: { slot: 2 },
      inverse: { linkage: 'cases', carries: [], unseen: true },
    }),
    /** The kind of review that the case goes through. */
    workflow: toOne('workflow', {
      required: true,
      filter: { slot: 3, isCrowded: true },
      leaves: 'back-reference',
    }),
    // Users who must have no part in the case.
    /**
     * Users who must have no part in the case: they never see it, whatever else they are to it. Only integrations can
     * read or change this.
     */
    recused: toMany('user', {
      refers: true,
      writable: true,
      hidden: true,
      endpoints: 'recusals',
      inverse: { linkage: 'recusals', carries: [], unseen: true },
    }),
  },
  isRestricted: true,
  endpoints: {
    /**
     * Shows only what the token may see: an integration sees all cases, a user the own ones, those of groups,
     * departments chaired and people assisted, and never one from which the user is recused.
     */
    list: {
      number: 13,
      summary: 'List the workflow cases that the caller may access',
      include: ['workflow_group', 'candidate', 'workflow'],
    },
    read: true,
    related: true,
    create: { needsAuthority: true },
    update: { needsAuthority: true },
    delete: { needsAuthority: true },
  },
});
