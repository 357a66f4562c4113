import type { ResourceIdentifier, ResourceObject } from '../jsonapi/resource-object.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import { computationOf, linkageFor, type RenderContext, renderResource } from './render.ts';
import { type AnyResource, completeRecords } from './resource.ts';

/** What to include with which primary data. */
export interface Inclusion {
  readonly resource: AnyResource;
  readonly records: readonly StoredRecord[];
  /** Names of the relationships whose targets are asked for. */
  readonly include: readonly string[];
  /** The types that those relationships lead to. */
  readonly targets: readonly AnyResource[];
  /** Whether what stands beside the targets is shown too. */
  readonly isWhole?: boolean;
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

/**
 * The resource objects that the included relationships lead to, each once; one round trip for all of them, one more where
 * something that stands beside them is shown.
 */
export const includedResources = async (
  store: Store,
  inclusion: Inclusion,
  context: RenderContext,
): Promise<ResourceObject[]> => {
  const { targets, isWhole = false } = inclusion;
  const found = await store.readMany(wantedTargets(inclusion, context.now));
  const render = async (resource: AnyResource): Promise<[string, ResourceObject][]> => {
    const records = found.filter(({ type }) => type === resource.type);
    const whole = isWhole ? await completeRecords(store, resource, records) : records;
    return whole.map((record) => [`${record.type}#${record.id}`, renderResource(resource, record, context)]);
  };
  const rendered = new Map((await Promise.all(targets.map(render))).flat());
  return found.flatMap(({ type, id }) => rendered.get(`${type}#${id}`) ?? []);
};
