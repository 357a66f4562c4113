import type { FacetClient } from 'facet-client';
import type { AtomicOperation } from 'facet-client/atomic';
import type { Remark } from 'facet-client/question-files/question-row';
import type { TakenQuestion } from 'facet-client/question-files/sort-out';
import { inRequests } from '../questions/changes.ts';
import { defaults, valuesWith } from '../questions/import-plan.ts';
import {
  changedAttributes,
  type QuestionValues,
  type SentAttributes,
  type ShownIfValues,
  valuesOf,
} from '../questions/question-values.ts';
import { type BankItem, itemAttributesOf, ownerOf } from './items.ts';

/** The changes that the import of a file makes to the institution's items. */
export interface BankPlan {
  readonly added: readonly QuestionValues[];
  readonly changed: readonly { readonly item: BankItem; readonly attributes: Partial<SentAttributes> }[];
  readonly unchanged: number;
  /** The conditions of the file, which items cannot have. */
  readonly without: readonly Remark[];
}

/**
 * Returns the changes that the import of a file makes. Items of the institution are recognised by their texts, as in
 * the command.
 */
export const bankPlanOf = (items: readonly BankItem[], taken: readonly TakenQuestion[]): BankPlan => {
  const known = new Map(
    items.filter((item) => ownerOf(item) === '').map((item) => [item.attributes.text, item] as const),
  );
  const added = new Map<unknown, QuestionValues>();
  const changed: BankPlan['changed'][number][] = [];
  let unchanged = 0;
  for (const each of taken) {
    const { text } = each.attributes;
    const item = known.get(String(text));
    if (item === undefined) {
      added.set(text, valuesWith(defaults, each));
      continue;
    }
    const attributes = changedAttributes(valuesOf(item), valuesWith(item.attributes, each));
    if (Object.keys(attributes).length > 0) changed.push({ item, attributes });
    else unchanged += 1;
  }
  const without = taken.flatMap(({ place, attributes: { text, shown_if: condition } }): Remark[] =>
    condition ? [{ place, what: text, reason: 'condition', about: (condition as ShownIfValues).question }] : [],
  );
  return { added: [...added.values()], changed, unchanged, without };
};

/** Writes the new items as drafts, and the changed ones: 25 in a request, all or none of them. */
export const carryOutBankImport = async (client: FacetClient, { added, changed }: BankPlan): Promise<void> => {
  const type = 'question_bank_item' as const;
  const operations: AtomicOperation[] = [
    ...added.map((values) => ({
      op: 'add' as const,
      data: { type, attributes: { ...itemAttributesOf(values), state: 'draft' } },
    })),
    ...changed.map(({ item, attributes }) => ({
      op: 'update' as const,
      data: { type, id: item.id, attributes },
      meta: { if_match: item.meta.version },
    })),
  ];
  await inRequests(client, operations);
};
