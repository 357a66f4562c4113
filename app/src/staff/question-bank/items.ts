import type { Resource } from 'facet-client/types';
import { attributesOf, type QuestionValues } from '../questions/question-values.ts';

export type BankItem = Resource<'question_bank_item'>;
export type BankState = BankItem['attributes']['state'];

/** Returns the owner of an item: the id of a department, or an empty text for the institution. */
export const ownerOf = ({ relationships }: BankItem): string => relationships.owner.data?.id ?? '';

/** The languages into which items are translated. */
export const languagesOf = (items: readonly BankItem[]): string[] =>
  [...new Set(items.flatMap(({ attributes }) => Object.keys(attributes.text_translations ?? {})))].sort();

/** The filters of a list of items; an empty member filters nothing. */
export interface BankFilter {
  readonly words: string;
  readonly state: BankState | '';
  readonly subject: 'course' | 'instructor' | '';
  /** The id of a department, or `institution`. */
  readonly owner: string;
  /** A language that the items have, besides the one in which they are written. */
  readonly language: string;
}

export const noFilter: BankFilter = { words: '', state: '', subject: '', owner: '', language: '' };

/** The filter value that stands for the institution as the owner. */
export const institution = 'institution';

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the items that pass a filter. Each word has to be in the text or in one of its translations. */
export const filtered = (items: readonly BankItem[], filter: BankFilter): BankItem[] => {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const { text, text_translations: others, state, subject } = item.attributes;
    const said = plain([text, ...Object.values(others ?? {})].join('\n'));
    return (
      words.every((word) => said.includes(word)) &&
      (filter.state === '' || state === filter.state) &&
      (filter.subject === '' || subject === filter.subject) &&
      (filter.owner === '' || ownerOf(item) === (filter.owner === institution ? '' : filter.owner)) &&
      (filter.language === '' || Object.hasOwn(others ?? {}, filter.language))
    );
  });
};

/** Returns the attributes of an item: those of a question without the condition. */
export const itemAttributesOf = (values: QuestionValues) => {
  const { shown_if: _condition, ...attributes } = attributesOf(values);
  return attributes;
};
