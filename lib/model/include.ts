import type { ResourceIdentifier, ResourceObject } from '../jsonapi/resource-object.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import { computationOf, linkageFor, type RenderContext, renderResource } from './render.ts';
import type { AnyResource } from './resource.ts';

/** What to include with which primary data. */
export interface Inclusion {
  readonly resource: AnyResource;
  readonly records: readonly StoredRecord[];
  /** Names of the relationships whose targets are asked for. */
  readonly include: readonly string[];
  /** The types that those relationships lead to. */
  readonly targets: readonly AnyResource[];
}

const wantedTargets = ({ resource, records, include }: Inclusion, now: Date): ResourceIdentifier[] => {
  const primary = new Set(records.map(({ id }) => `${resource.type}#${id}`));
  const targets = records.flatMap((record) => {
    const from = computationOf(resource, record, now);
    return include.flatMap((name): readonly ResourceIdentifier[] => [linkageFor(resource, name, from) ?? []].flat());
  });
  // No resource object stands twice in a document, neither within `included` nor beside the primary data.
  const others = targets.filter(({ type, id }) => !primary.has(`${type}#${id}`));
  return [...new Map(others.map((target) => [`${target.type}#${target.id}`, target])).values()];
};

/** The resource objects that the included relationships lead to, each once; one round trip for all of them. */
export const includedResources = async (
  store: Store,
  inclusion: Inclusion,
  context: RenderContext,
): Promise<ResourceObject[]> => {
  const records = await store.readMany(wantedTargets(inclusion, context.now));
  return records.flatMap((record) => {
    const resource = inclusion.targets.find(({ type }) => type === record.type);
    return resource === undefined ? [] : [renderResource(resource, record, context)];
  });
};
