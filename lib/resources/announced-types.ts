import type { Area, Scope } from '../access/scopes.ts';
import { operationsOf } from '../model/definition/operations.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { types } from './registry.ts';

// Those of an institution's records. Not what students answered and to what they were invited, nor what is made of it, nor the
// service's own matters; an area that is new is left out until somebody has decided.
const announcedAreas: readonly Area[] = [
  'cases',
  'contacts',
  'courses',
  'finance',
  'folders',
  'organisation',
  'people',
  'periods',
  'questions',
  'students',
  'teaching',
];

/** A type whose changes the feed announces, and which callers can know of them. */
export interface AnnouncedType {
  readonly resource: AnyResource;
  /** The scope that reads its resources. */
  readonly scope: Scope;
  /** People see some of its resources only, so that its changes are for integrations. */
  readonly onlyForIntegrations: boolean;
}

/** How the changes of a type are announced; undefined for a type whose changes are not. */
export const announcedType = (resource: AnyResource): AnnouncedType | undefined => {
  const read = operationsOf(resource).find(({ kind }) => kind === 'read');
  if (read === undefined || !announcedAreas.includes(resource.area)) return undefined;
  const onlyForIntegrations = resource.isRestricted === true || read.onlyIntegrationsMay !== undefined;
  return { resource, scope: read.scope, onlyForIntegrations };
};

let announced: readonly AnnouncedType[] | undefined;

/** All types whose changes the feed announces. */
export const announcedTypes = (): readonly AnnouncedType[] => {
  announced ??= [...types.values()].flatMap((resource) => announcedType(resource) ?? []);
  return announced;
};
