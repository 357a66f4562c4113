import { relatedUrl, resourceUrl } from '../jsonapi/links.ts';
import type { Linkage, RelationshipObject, ResourceIdentifier, ResourceObject } from '../jsonapi/resource-object.ts';
import type { StoredRecord } from '../store/record.ts';
import { linkedIds, toOneTarget, valuesOf } from './record-fields.ts';
import type { Relationship } from './relationship.ts';
import type { AnyResource, Computation } from './resource.ts';

/** What an answer needs to know beside the records. */
export interface RenderContext {
  /** Base address of the service as the caller sees it, without a slash at the end. */
  readonly base: string;
  readonly now: Date;
}

const toOneLinkage = (
  resource: AnyResource,
  name: string,
  relationship: Relationship & { kind: 'one' },
  from: Computation<object>,
): ResourceIdentifier | null => resource.computedLinkage[name]?.(from) ?? toOneTarget(from.record, name, relationship);

/** The linkage of one relationship of a record. */
export const linkageFor = (resource: AnyResource, name: string, from: Computation<object>): Linkage => {
  const relationship = resource.relationships[name];
  if (relationship === undefined) return null;
  return relationship.kind === 'one'
    ? toOneLinkage(resource, name, relationship, from)
    : linkedIds(from.record, name).map((id) => ({ type: relationship.type, id }));
};

const isUnread = ({ relationships }: AnyResource, name: string, record: StoredRecord): boolean => {
  const relationship = relationships[name];
  return relationship?.kind === 'many' && relationship.beside === true && record[name] === undefined;
};

const relationshipObject = (
  resource: AnyResource,
  name: string,
  from: Computation<object>,
  { base, isIncluded }: { readonly base: string; readonly isIncluded: boolean },
): RelationshipObject => {
  const links = { related: relatedUrl(base, resource.collection, from.record.id, name) };
  if (isUnread(resource, name, from.record)) return { links, meta: {} };
  const linkage = linkageFor(resource, name, from);
  // A bare relationship shows its linkage only when its targets are included: full linkage (JSON:API, compound documents).
  const isShown = isIncluded || !resource.relationships[name]?.bare;
  return {
    links,
    ...(isShown ? { data: linkage } : {}),
    meta: Array.isArray(linkage) ? { count: linkage.length } : {},
  };
};

const isHidden = ({ relationships }: AnyResource, name: string): boolean => {
  const relationship = relationships[name];
  return relationship?.kind === 'many' && relationship.hidden === true;
};

// What is computed from something that has not been read is undefined, and not shown.
const attributesOf = (resource: AnyResource, from: Computation<object>): Record<string, unknown> => {
  const computed = Object.entries(resource.computed).map(([name, compute]) => [name, compute(from)] as const);
  const all = { ...from.values, ...Object.fromEntries(computed) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** What the computed fields of a record are computed from. */
export const computationOf = (resource: AnyResource, record: StoredRecord, now: Date): Computation<object> => ({
  record,
  values: valuesOf(resource, record),
  now,
});

/** The resource object of a record; `include` names the relationships whose targets go along. */
export const renderResource = (
  resource: AnyResource,
  record: StoredRecord,
  context: RenderContext,
  include: readonly string[] = [],
): ResourceObject => {
  const from = computationOf(resource, record, context.now);
  const shown = Object.keys(resource.relationships).filter((name) => !isHidden(resource, name));
  const relationships = shown.map((name) => [
    name,
    relationshipObject(resource, name, from, { base: context.base, isIncluded: include.includes(name) }),
  ]);
  return {
    type: resource.type,
    id: record.id,
    attributes: attributesOf(resource, from),
    ...(relationships.length === 0 ? {} : { relationships: Object.fromEntries(relationships) }),
    links: { self: resourceUrl(context.base, resource.collection, record.id) },
    ...(resource.meta === undefined ? {} : { meta: resource.meta(record) }),
  };
};
