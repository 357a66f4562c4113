import { noAuthorityOver, personOnly } from '../../../errors/access.ts';
import { errorOf, refuse } from '../../../errors/error-kind.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import {
  closesInPast,
  endOfTermUnknown,
  midtermsOff,
  notEvaluated,
  nothingAsked,
  openTooLong,
  tooEarlyInTerm,
  tooLateInTerm,
  tooManyMidterms,
} from '../../../errors/midterms.ts';
import { notOffered } from '../../../errors/question-bank.ts';
import { notFound, relatedNotFound } from '../../../errors/reading.ts';
import { attribute, pointerTo } from '../../../errors/source.ts';
import { textOf } from '../../../model/definition/record-fields.ts';
import type { TokenHolder } from '../../../model/definition/visibility.ts';
import type { Change } from '../../../model/validation/change.ts';
import { carryOut } from '../../../model/write/create.ts';
import { recordExists, sameFields } from '../../../model/write/record-steps.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { evaluationId, isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { questionBankItem } from '../../../resources/course-evaluations/question-bank-item.ts';
import { newId } from '../../../runtime/ids.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { readInstitution } from '../../institution/institution.ts';
import { sameItem } from '../questions/bank/use-item.ts';
import { readAssignments } from '../questions/read-instructors.ts';
import { readResultStanding } from '../results/reading/result-standing.ts';
import { noteMidterm, readMidtermsOf, type SectionMidterms, sameMidterms } from './items.ts';
import { prepareMidterm } from './plan-midterm.ts';
import { dayIn, hasBegun, lastDayIn, lastDayOpen, latestClosing, mostDays, mostMidterms } from './rules.ts';

const sectionType = 'course_evaluation_section';
const termType = 'course_evaluation_term';
const usualName = 'Midterm evaluation';

/** The data of a request for a midterm. */
interface Wanted {
  readonly name: string;
  readonly items: readonly string[];
  readonly closesAt: string;
}

const wantedIn = ({ attributes }: Change): Wanted => ({
  name: typeof attributes.name === 'string' ? attributes.name : usualName,
  // Required, and checked with the request.
  items: attributes.items as readonly string[],
  closesAt: String(attributes.closes_at),
});

const requireTimes = (closesAt: string, now: Date): void => {
  // Stored instants are UTC with milliseconds: they compare as text.
  if (closesAt <= now.toISOString()) throw refuse(closesInPast);
  const latest = latestClosing(now).toISOString();
  if (closesAt > latest) throw refuse(openTooLong, mostDays, latest);
};

const requireInTerm = (
  { closesAt, now }: { readonly closesAt: string; readonly now: Date },
  term: StoredRecord | undefined,
  zone: string | null,
): void => {
  const end = term === undefined ? null : textOf(term, 'end_date');
  if (end === null) throw refuse(endOfTermUnknown);
  const lastDay = lastDayIn(end);
  if (!hasBegun(term, dayIn(now, zone))) throw refuse(tooEarlyInTerm, String(term?.start_date), lastDay);
  if (lastDayOpen(closesAt, zone) > lastDay) throw refuse(tooLateInTerm, lastDay);
};

const readItems = async (store: Store, ids: readonly string[]): Promise<StoredRecord[]> => {
  const found = recordsById(await store.readManyInline(ids.map((id) => ({ type: questionBankItem.type, id }))));
  const missing = ids.flatMap((id, index) =>
    found.has(id)
      ? []
      : [errorOf(relatedNotFound, questionBankItem.type, id, pointerTo('data', 'attributes', 'items', index))],
  );
  if (missing.length > 0) throw new JsonApiError(404, missing);
  const items = ids.flatMap((id) => found.get(id) ?? []);
  const others = items.flatMap(({ state }, index) =>
    state === 'offered' ? [] : [errorOf(notOffered, String(state ?? 'draft'), attribute('items', index))],
  );
  if (others.length > 0) throw new JsonApiError(notOffered.status, others);
  if (items.every(({ kind }) => kind === 'heading')) throw refuse(nothingAsked);
  return items;
};

const read = async (store: Store, type: string, id: unknown): Promise<StoredRecord | undefined> =>
  typeof id === 'string' ? store.readInline({ type, id }) : undefined;

/** The assignment of a person who teaches a section. Throws 404, 403. */
const readTeaching = async (store: Store, user: string, section: string) => {
  const [record, assignments, { instructors }] = await Promise.all([
    read(store, sectionType, section),
    readAssignments(store, section),
    readResultStanding(store, user),
  ]);
  if (record === undefined) throw refuse(notFound, sectionType, section);
  const own = assignments.find(({ instructor }) => instructors.has(String(instructor)));
  if (own === undefined) throw refuse(noAuthorityOver, 'section', undefined);
  return { section: record, assignment: own, instructors };
};

const changed = () => new StaleRead('what the midterm evaluation relies on has changed');

/** Steps that check again, in the transaction, what was read. */
const checksOf = ({
  section,
  assignment,
  institution,
  items,
}: Readonly<Record<'section' | 'assignment' | 'institution', StoredRecord>> & {
  readonly items: readonly StoredRecord[];
}): Step[] => [
  sameFields(section, ['cancelled', 'withdrawn', 'course', 'term'], changed),
  recordExists(assignment, changed),
  sameFields(institution, ['midterm_threshold'], changed),
  ...items.map(sameItem),
];

const requireFew = ({ midterms }: SectionMidterms, instructors: ReadonlySet<string>): void => {
  const own = midterms.filter(({ instructor }) => instructors.has(instructor));
  if (own.length >= mostMidterms) throw refuse(tooManyMidterms, mostMidterms);
};

const prepare = async (
  { store, now }: TokenHolder,
  { id, user, section: sectionId, wanted }: { id: string; user: string; section: string; wanted: Wanted },
) => {
  const [{ section, assignment, instructors }, institution, midterms] = await Promise.all([
    readTeaching(store, user, sectionId),
    readInstitution(store, now),
    readMidtermsOf(store, sectionId),
  ]);
  if (midterms.midterms.some(({ period }) => period === id)) {
    // An attempt whose response was lost has written the midterm.
    const evaluation = await store.readInline({ type: courseEvaluation.type, id: evaluationId(id, sectionId) });
    if (evaluation !== undefined) return { record: evaluation, steps: () => [sameMidterms(midterms)] };
  }
  const { midterm_threshold: threshold } = institution;
  if (typeof threshold !== 'number') throw refuse(midtermsOff);
  const course = textOf(section, 'course');
  if (!isEvaluated(section) || course === null) throw refuse(notEvaluated);
  requireTimes(wanted.closesAt, now);
  const term = await read(store, termType, section.term);
  requireInTerm({ closesAt: wanted.closesAt, now }, term, textOf(institution, 'time_zone'));
  requireFew(midterms, instructors);
  const items = await readItems(store, wanted.items);
  const instructor = String(assignment.instructor);
  const { name, closesAt } = wanted;
  const { evaluation, steps } = await prepareMidterm(store, {
    ...{ id, name, threshold, items, closesAt, now, course, term: String(section.term) },
    midterm: { instructor, assignment: assignment.id, section: section.id },
  });
  const noted = noteMidterm(midterms, { period: id, instructor, closesAt });
  const checks = checksOf({ section, assignment, institution, items });
  return { record: evaluation, steps: () => [...steps, ...noted, ...checks] };
};

/**
 * Starts a midterm evaluation of a section for the instructor who asks: its period, questions and evaluation in one
 * transaction, with all conditions checked in it. Returns the evaluation. Throws 403, 404, 409, 422. 5 round trips.
 */
export const startMidterm = async (holder: TokenHolder, section: string, change: Change): Promise<StoredRecord> => {
  const { principal } = await holder.caller();
  if (principal.kind !== 'user') throw refuse(personOnly);
  const asked = { id: newId(), user: principal.id, section, wanted: wantedIn(change) };
  return carryOut(holder.store, () => prepare(holder, asked));
};
