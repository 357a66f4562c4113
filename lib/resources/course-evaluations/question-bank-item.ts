import * as v from 'valibot';
import { oneOf } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { questionAttributes, questionDefaults, questionRules } from './question-attributes.ts';

/** How far a question of the bank is. */
export const bankStates = ['draft', 'offered', 'retired'] as const;

export type BankState = (typeof bankStates)[number];

/** A question of the bank, from which question sets take copies. */
export const questionBankItem = defineResource({
  type: 'question_bank_item',
  collection: 'question_bank_items',
  group: 'course-evaluations',
  area: 'questions',
  attributes: {
    ...questionAttributes,
    /**
     * Question sets can take copies of an `offered` item only. An item that was offered once never is a `draft` again: it is
     * `retired`, and can be offered once more.
     */
    state: oneOf(bankStates, { filter: { slot: 1 } }),
    ...timestamps,
  },
  computed: {
    ...questionDefaults,
    state: { schema: v.picklist(bankStates), of: ({ values }) => values.state ?? 'draft' },
    /**
     * Grows with every change of what an item asks that is no draft. `GET /question_bank_items/{id}/versions` has the previous
     * versions.
     * @example 2
     */
    version: {
      schema: v.pipe(v.number(), v.metadata({ type: 'integer', minimum: 1 })),
      of: ({ record }) => (typeof record.edition === 'number' ? record.edition : 1),
    },
  },
  relationships: {
    /** The department whose question it is; null for one of the institution. */
    owner: toOne('department', { leaves: 'back-reference', filter: { slot: 2 } }),
  },
  rules: questionRules,
  writtenBy: 'lib/domain/evaluations/questions/bank/write-item.ts',
  list: { isCounted: true },
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: true,
    /**
     * Changes an item. A change of what it asks makes its next version, unless it is a draft, and keeps the previous one. Copies
     * in question sets stay as they are.
     */
    update: true,
    /** Deletes an item with its previous versions. Copies in question sets stay as they are, with their `origin`. */
    delete: true,
    actions: {
      /** The previous versions of an item, the latest first: what they asked, and until when. */
      list_question_bank_item_versions: {
        method: 'GET',
        path: '/question_bank_items/{id}/versions',
        summary: 'List the previous versions of a question bank item',
      },
    },
  },
});
