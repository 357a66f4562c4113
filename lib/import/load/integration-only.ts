import { isTaken, numberField, signInFields } from '../../domain/access-control/taken-identifiers.ts';
import { eachValueOf, textOf } from '../../model/definition/record-fields.ts';
import { courseEvaluationInstructor } from '../../resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSectionInstructor } from '../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { department } from '../../resources/organisation/department.ts';
import { profile } from '../../resources/people/profile.ts';
import { user } from '../../resources/people/user.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { RecordIntent, SourceReference } from '../formats/intent.ts';
import { employeeNumbers, rosters } from '../formats/people.ts';
import { usersBefore } from './match-users.ts';
import type { Resolve } from './read-intent.ts';
import { type RowProblem, rejectIntent } from './row-problem.ts';
import type { Session } from './session.ts';
import { namesOf } from './source-names.ts';

/*
 * Limits of an import for a person that the row alone does not show; run/limit-plan.ts has the other limits. See
 * docs/decisions/0080-imports-of-persons.md.
 */

/** The problem of every such row. It is always the same, so that it shows nothing of the stored data. */
export const integrationOnly = {
  reason: 'only an integration imports what identifies or ends a user, or gives access to cases and results',
  code: 'integration_only',
} as const satisfies RowProblem;

/** Returns whether an existing record stays as it is, whatever its row contains. */
export const isLeftAsItIs = ({ person }: Session, { type }: RecordIntent): boolean =>
  person !== undefined && (type === user.type || type === profile.type);

/** Returns whether a change moves a department. Such a move also moves the authority of chairs. */
export const movesDepartment = ({ person }: Session, { type }: RecordIntent, altered: object): boolean =>
  person !== undefined && type === department.type && 'parent' in altered;

/** The rows of a run by the values of their new users. If two users had one value, neither of them could sign in. */
const claimed = new WeakMap<Session['seen'], Map<string, string>>();

const isClaimed = ({ seen }: Session, { key }: RecordIntent, values: readonly string[]): boolean => {
  const owners = claimed.get(seen) ?? new Map<string, string>();
  claimed.set(seen, owners);
  if (values.some((value) => (owners.get(value) ?? key.sourceId) !== key.sourceId)) return true;
  for (const value of values) owners.set(value, key.sourceId);
  return false;
};

/** Returns whether files of any source name another user by this number, or by this id in the source. */
const isNumberOfAnother = async (session: Session, number: string | null, sourceId: string): Promise<boolean> => {
  const { known } = session;
  const others = rosters.filter((source) => source !== known.source);
  const names = [
    ...others.map((source) => ({ type: user.type, sourceId, source })),
    ...(number === null ? [] : [{ type: user.type, sourceId: number, source: employeeNumbers }]),
  ];
  const before = await usersBefore(session);
  const [byNumber] = await Promise.all([
    before.withNumbers(number === null || number === sourceId ? [sourceId] : [sourceId, number]),
    known.lookUp(names),
  ]);
  if (names.some((name) => known.find(name) !== undefined)) return true;
  if (number !== null && byNumber.has(number)) return true;
  // Files find users who are in no roster by their numbers. Users who have the number as their roster id come first.
  const named = await Promise.all((byNumber.get(sourceId) ?? []).map((id) => before.isNamed(id)));
  return named.includes(false);
};

/**
 * Returns whether a user to be created in an import for a person has an address, a number or an id that names another
 * user.
 */
export const namesAnother = async (session: Session, intent: RecordIntent, record: StoredRecord): Promise<boolean> => {
  if (session.person === undefined || intent.type !== user.type) return false;
  const number = textOf(record, numberField);
  const valuesOf = (field: string): readonly string[] => eachValueOf(user, record, field) ?? [];
  const values = [
    ...signInFields.flatMap((field) => valuesOf(field).map((value) => `${field} ${value}`)),
    ...(number === null ? [] : [`${numberField} ${number}`]),
  ];
  if (isClaimed(session, intent, values)) return true;
  if ((await usersBefore(session)).isEmpty) return false;
  const taken = await Promise.all([
    ...signInFields.map((field) => isTaken(session.store, field, valuesOf(field))),
    isNumberOfAnother(session, number, intent.key.sourceId),
  ]);
  return taken.includes(true);
};

const instructorOf = ({ type, references }: RecordIntent): SourceReference | undefined =>
  type === courseEvaluationSectionInstructor.type ? references.instructor : undefined;

/**
 * Rejects rows that make the person of the import an instructor, because the person would own the results. The same row
 * may create the instructor, so the user is looked up too.
 */
export const withoutOwnTeaching = async (
  session: Session,
  intents: readonly RecordIntent[],
  resolve: Resolve,
): Promise<readonly RecordIntent[]> => {
  const { person, known, store, report } = session;
  if (person === undefined || !intents.some(instructorOf)) return intents;
  const asUser = (reference: SourceReference): SourceReference => ({ ...reference, type: user.type });
  const references = intents.flatMap((intent) => instructorOf(intent) ?? []);
  await known.lookUp(references.map(asUser).flatMap(namesOf));
  const ids = [...new Set(references.flatMap((reference) => resolve(reference)?.id ?? []))];
  const instructors = await store.readMany(ids.map((id) => ({ type: courseEvaluationInstructor.type, id })));
  const own = new Set(instructors.filter((each) => each.user === person).map(({ id }) => id));
  return intents.filter((intent) => {
    const reference = instructorOf(intent);
    if (reference === undefined) return true;
    const isOwn = namesOf(asUser(reference)).some((name) => known.find(name) === person);
    if (!isOwn && !own.has(resolve(reference)?.id ?? '')) return true;
    rejectIntent(report, intent, integrationOnly);
    return false;
  });
};
