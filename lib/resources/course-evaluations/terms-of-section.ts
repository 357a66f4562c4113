import { linkedIds } from '../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { periodReference } from './coverage.ts';
import { isOfMidterm } from './midterm.ts';

const field = 'former_terms';

const termsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** The field of a section that lists its previous terms: after a change of the term, evaluations remain there. */
export const formerTerms = (
  before: StoredRecord,
  altered: Readonly<Record<string, unknown>>,
): Record<string, string[]> => {
  const { term } = before;
  if (!Object.hasOwn(altered, 'term') || typeof term !== 'string') return {};
  return { [field]: [...new Set([...termsIn(before[field]), term])] };
};

/** The terms that a section is in or has been in: it may be evaluated in the periods of each. */
export const everyTermOf = (section: StoredRecord): string[] => [
  ...new Set([...termsIn([section.term]), ...termsIn(section[field])]),
];

/**
 * The periods of the evaluation office that may evaluate some sections: those of every term that a section is in or has been
 * in. 2 round trips.
 */
export const periodsOfSections = async (store: Store, sections: readonly StoredRecord[]): Promise<StoredRecord[]> => {
  const ids = new Set(sections.flatMap(everyTermOf));
  const terms = await store.readMany([...ids].map((id) => ({ type: 'course_evaluation_term', id })));
  const periods = new Set(terms.flatMap((term) => linkedIds(term, 'periods')));
  const found = await store.readMany([...periods].map(periodReference), () => ['question_sets']);
  return found.filter((period) => !isOfMidterm(period));
};
