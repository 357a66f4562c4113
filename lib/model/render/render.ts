import type { Fieldsets } from '../../jsonapi/fields.ts';
import { onlyResourceUrl, relatedUrl, resourceUrl } from '../../jsonapi/links.ts';
import type { Linkage, RelationshipObject, ResourceIdentifier, ResourceObject } from '../../jsonapi/resource-object.ts';
import type { StoredRecord } from '../../store/record.ts';
import { shownVersion } from '../../store/record-version.ts';
import { linkedIds, toOneTarget, valuesOf } from '../definition/record-fields.ts';
import { isShownToIntegrations, type Relationship } from '../definition/relationship.ts';
import type { AnyResource, Computation } from '../definition/resource.ts';
import { shownRelationships } from '../definition/shown-fields.ts';

/** What an answer needs to know besides the records. */
export interface RenderContext {
  /** Base address of the service as the caller sees it, without a slash at the end. */
  readonly base: string;
  readonly now: Date;
  /** Types that show only some of their fields. */
  readonly fields?: Fieldsets;
  /** The caller acts for a person, and does not see what only integrations may see. */
  readonly isForPerson?: boolean;
}

/** What the computed fields of a record are computed from. */
const computationOf = (resource: AnyResource, record: StoredRecord, now: Date): Computation<object> => ({
  record,
  values: valuesOf(resource, record),
  now,
});

const toOneLinkage = (
  resource: AnyResource,
  name: string,
  relationship: Relationship & { kind: 'one' },
  from: Computation<object>,
): ResourceIdentifier | null => resource.computedLinkage[name]?.(from) ?? toOneTarget(from.record, name, relationship);

const linkageFor = (resource: AnyResource, name: string, from: Computation<object>): Linkage => {
  const relationship = resource.relationships[name];
  if (relationship === undefined) return null;
  return relationship.kind === 'one'
    ? toOneLinkage(resource, name, relationship, from)
    : linkedIds(from.record, name).map((id) => ({ type: relationship.type, id }));
};

/** What a relationship of a record leads to. */
export const relatedTo = (resource: AnyResource, name: string, record: StoredRecord, now: Date): ResourceIdentifier[] =>
  [linkageFor(resource, name, computationOf(resource, record, now)) ?? []].flat();

/** The meta of a relationship whose targets have not been read; undefined for one that is shown with them. */
const unreadMeta = (
  { relationships }: AnyResource,
  name: string,
  record: StoredRecord,
): Readonly<Record<string, number>> | undefined => {
  const relationship = relationships[name];
  const isUnread = relationship?.kind === 'many' && relationship.companions === true && record[name] === undefined;
  if (!isUnread) return undefined;
  const count = relationship.countIn?.(record);
  return count === undefined ? {} : { count };
};

/** Whether the caller may not see what a relationship leads to. */
const isUntold = (relationship: Relationship | undefined, linkage: Linkage, context: RenderContext): boolean =>
  [linkage ?? []].flat().some((target) => isShownToIntegrations(relationship, target)) && context.isForPerson === true;

const relationshipObject = (
  resource: AnyResource,
  name: string,
  from: Computation<object>,
  { context, isIncluded }: { readonly context: RenderContext; readonly isIncluded: boolean },
): RelationshipObject => {
  const { base } = context;
  const relationship = resource.relationships[name];
  const links = { related: relatedUrl(base, resource.collection, from.record.id, name) };
  const meta = unreadMeta(resource, name, from.record);
  if (meta !== undefined) return { links, meta };
  const linkage = linkageFor(resource, name, from);
  // A bare relationship shows its linkage only when its targets are included: full linkage (JSON:API, compound documents).
  const isShown = (isIncluded || !relationship?.bare) && !isUntold(relationship, linkage, context);
  return {
    links,
    ...(isShown ? { data: linkage } : {}),
    meta: Array.isArray(linkage) ? { count: linkage.length } : {},
  };
};

// What is computed from something that has not been read is undefined, and not shown.
const attributesOf = (
  resource: AnyResource,
  from: Computation<object>,
  isAsked: (name: string) => boolean,
): Record<string, unknown> => {
  const computed = Object.entries(resource.computed).flatMap(([name, attribute]) =>
    isAsked(name) ? [[name, attribute.of(from)]] : [],
  );
  const all = { ...from.values, ...Object.fromEntries(computed) };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => isAsked(name) && value !== undefined));
};

const metaOf = (
  { meta = {}, stateMeta = {} }: AnyResource,
  record: StoredRecord,
  now: Date,
): Record<string, unknown> => {
  const counts = Object.entries(meta).map(([name, count]) => [name, count(record)] as const);
  const states = Object.entries(stateMeta).map(([name, { of }]) => [name, of(record, now)] as const);
  return Object.fromEntries([...counts, ...states].filter(([, value]) => value !== undefined));
};

const selfOf = ({ collection, onlyId }: AnyResource, { id }: StoredRecord, base: string): string =>
  onlyId === undefined ? resourceUrl(base, collection, id) : onlyResourceUrl(base, collection);

/** The resource object of a record; `included` names the relationships whose targets go along. */
export const renderResource = (
  resource: AnyResource,
  record: StoredRecord,
  context: RenderContext,
  included: Iterable<string> = [],
): ResourceObject => {
  const from = computationOf(resource, record, context.now);
  const { fields = {} } = context;
  const asked = Object.hasOwn(fields, resource.type) ? fields[resource.type] : undefined;
  const isAsked = (name: string): boolean => asked?.includes(name) ?? true;
  const withTargets = new Set(included);
  const relationships = shownRelationships(resource).flatMap(([name]) =>
    isAsked(name)
      ? [[name, relationshipObject(resource, name, from, { context, isIncluded: withTargets.has(name) })]]
      : [],
  );
  return {
    type: resource.type,
    id: record.id,
    attributes: attributesOf(resource, from, isAsked),
    ...(relationships.length === 0 ? {} : { relationships: Object.fromEntries(relationships) }),
    links: { self: selfOf(resource, record, context.base) },
    meta: { version: shownVersion(record), ...metaOf(resource, record, context.now) },
  };
};
