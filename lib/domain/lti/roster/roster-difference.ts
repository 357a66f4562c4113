import { readBare } from '../../../model/read/read-linked.ts';
import type { RosterDifference } from '../../../resources/service/answers/lti.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { backReferencesOf, keyOf, referrerOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { findNamed } from '../find-launched.ts';
import type { Platform } from '../platforms/items.ts';
import { fetchRoster, type Member } from './fetch-roster.ts';
import { ownKey } from './own-key.ts';
import { rosterSource, type Wish } from './roster-source.ts';

const atOnce = 25;
const studentType = 'course_evaluation_student';

/** The users that are enrolled in a section. */
const enrolledIn = async (store: Store, { type, id }: StoredRecord): Promise<Set<string>> => {
  const references = await store.queryRange(keyOf.record({ type, id }).pk, backReferencesOf(studentType));
  const students = await readBare(
    store,
    studentType,
    references.map(({ sk }) => referrerOf(String(sk)).id),
  );
  return new Set(students.map(({ user }) => String(user)));
};

/** Returns the users among some members, and the members that are no users here. */
const findMembers = async (store: Store, platform: Platform, members: readonly Member[], now: Date) => {
  const users = new Set<string>();
  const unknown: Member[] = [];
  await forEachAtOnce(members, atOnce, async (member) => {
    const { email = '', sourceId } = member;
    const user = await findNamed(store, platform.user_match, { claims: { email }, sourceId }, now);
    if (user === undefined) unknown.push(member);
    else users.add(String(user.id));
  });
  return { users, unknown };
};

const people = async (store: Store, ids: readonly string[]) =>
  (await readBare(store, 'user', ids))
    .map(({ id, display_name: name }) => ({ user: id, display_name: typeof name === 'string' ? name : null }))
    .sort((one, other) => (one.display_name ?? '').localeCompare(other.display_name ?? ''));

/**
 * Compares the students of a section with the learners that a platform has in the course. Nothing of the roster is
 * stored. Throws 409 and 503.
 */
export const rosterDifference = async (
  store: Store,
  section: StoredRecord,
  { wish, named, now }: { readonly wish: Wish; readonly named: boolean; readonly now: Date },
): Promise<RosterDifference> => {
  const { platform, request } = await rosterSource(store, section, wish);
  const [members, enrolled] = await Promise.all([
    ownKey(store).then((key) => fetchRoster(request, key)),
    enrolledIn(store, section),
  ]);
  const { users, unknown } = await findMembers(store, platform, members, now);
  const onlyHere = [...enrolled].filter((user) => !users.has(user));
  const onlyThere = [...users].filter((user) => !enrolled.has(user));
  const names = async () => ({
    only_here: await people(store, onlyHere),
    only_there: await people(store, onlyThere),
    unknown: unknown.map(({ name }) => name).sort(),
  });
  return {
    platform: platform.id,
    enrolled: enrolled.size,
    on_platform: members.length,
    in_both: users.size - onlyThere.length,
    only_here: onlyHere.length,
    only_there: onlyThere.length,
    unknown: unknown.length,
    people: named ? await names() : null,
  };
};
