import type { JWTPayload } from 'jose';
import { findUser } from '../../access/sign-in/find-user.ts';
import { personNotFound } from '../../errors/access.ts';
import { refuse } from '../../errors/error-kind.ts';
import { keyOf } from '../../store/keys.ts';
import type { Item } from '../../store/queries.ts';
import type { Store } from '../../store/store.ts';
import type { Platform } from './platforms/items.ts';
import { claimName } from './verify-launch.ts';

/** The purpose of a launch. */
export interface Launched {
  readonly role: 'learner' | 'staff';
  /** Id of the user; null for staff, who sign in. */
  readonly user: string | null;
  /** Id of the section; null where none is known. */
  readonly section: string | null;
}

const sectionType = 'course_evaluation_section';
// The formats of imports whose ids name people and sections (lib/import/formats).
const sources = ['oneroster', 'canvas', 'hr'] as const;

const member = (claims: JWTPayload, name: string, field: string): string | undefined => {
  const value = Object(claims[claimName(name)])[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns the text of a launch that the platform's match setting selects. */
const matched = (claims: JWTPayload, match: string): string | undefined => {
  if (match.startsWith('custom:')) return member(claims, 'custom', match.slice('custom:'.length));
  if (match === 'context_id') return member(claims, 'context', 'id');
  return member(claims, 'lis', match.replace(/^lis_/, ''));
};

/**
 * Returns the record that imported files know by an id; undefined if there is none, or if two files mean different
 * ones.
 */
const recordOf = async (store: Store, type: string, sourceId: string): Promise<string | undefined> => {
  const found = await store.getMany(sources.map((source) => keyOf.sourceId(source, type, sourceId)));
  const [id, ...others] = new Set(found.map((item) => String(item.record_id)));
  return others.length === 0 ? id : undefined;
};

/** The data with which a platform names a person: claims with an address, or the id in imported files. */
interface Named {
  readonly claims: JWTPayload;
  readonly sourceId: string | undefined;
}

/** The active user that a platform names; undefined for none, or several. 2 round trips. */
export const findNamed = async (
  store: Store,
  match: string,
  { claims, sourceId }: Named,
  now: Date,
): Promise<Item | undefined> => {
  if (match === 'email') return findUser(store, { claim: 'email' }, { claims, now });
  const id = sourceId === undefined ? undefined : await recordOf(store, 'user', sourceId);
  const user = id === undefined ? undefined : await store.get(keyOf.record({ type: 'user', id }));
  return user?.deactivated === true ? undefined : user;
};

const personOf = (store: Store, { user_match: match }: Platform, claims: JWTPayload, now: Date) =>
  findNamed(store, match, { claims, sourceId: match === 'email' ? undefined : matched(claims, match) }, now);

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

/**
 * Returns whether a role is that of a learner in the course (LTI 1.3, A.2.3), with its sub-roles. An instructor may
 * also be a student of the institution.
 */
export const isLearner = (role: unknown): boolean =>
  role === 'Learner' || role === `${membership}#Learner` || String(role).startsWith(`${membership}/Learner#`);

/**
 * Returns the purpose of a launch from the role, person and section that its platform names. Throws 403 for a learner
 * who is no user. 3 round trips.
 */
export const findLaunched = async (
  store: Store,
  platform: Platform,
  claims: JWTPayload,
  now: Date,
): Promise<Launched> => {
  // The claims were checked before: the roles are a list.
  const isOfLearner = (claims[claimName('roles')] as readonly unknown[]).some(isLearner);
  const sectionId = matched(claims, platform.section_match);
  const [person, section = null] = await Promise.all([
    isOfLearner ? personOf(store, platform, claims, now) : undefined,
    sectionId === undefined ? undefined : recordOf(store, sectionType, sectionId),
  ]);
  if (!isOfLearner) return { role: 'staff', user: null, section };
  if (person === undefined) throw refuse(personNotFound);
  return { role: 'learner', user: String(person.id), section };
};
