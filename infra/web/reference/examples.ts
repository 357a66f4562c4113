import { identifierKey, type ResourceObject } from '../../../lib/jsonapi/resource-object.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { inverseEntry, storedToOnes } from '../../../lib/model/write/links-of.ts';
import { documentBase } from '../../../lib/openapi/guides.ts';
import { resources } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { institutionFolder } from '../../sample/load.ts';
import { type PlannedRecord, planInstitution } from '../../sample/plan.ts';
import { sampledTypes } from '../../sample/read-records.ts';
import { newServiceExamples, serviceExamples } from './service-examples.ts';

// A moment of the sample's year, so that what is computed from the time does not change from build to build.
const now = new Date('2025-03-14T12:00:00.000Z');

// Enough to show what a linkage is.
const mostLinked = 3;

const toRecord = ({ resource, change, entered, id }: PlannedRecord): StoredRecord => {
  const linkages = Object.entries(change.toMany).map(([name, targets]) => [
    name,
    Object.fromEntries(targets.slice(0, mostLinked).map((target, position) => [target.id, { position }])),
  ]);
  return newRecord(resource, change, entered, { id, linkages: Object.fromEntries(linkages) });
};

/** Gives each record the linkages that its children keep in it, as the table has them. */
const link = (planned: readonly PlannedRecord[], records: ReadonlyMap<string, Record<string, unknown>>): void => {
  for (const { resource, id } of planned) {
    const child = records.get(identifierKey({ type: resource.type, id })) as StoredRecord;
    for (const [name, relationship] of storedToOnes(resource)) {
      const inverse = inverseEntry(child, { name, relationship, at: child.created_at });
      const parent = inverse && records.get(identifierKey(inverse.parent));
      if (inverse === undefined || parent === undefined) continue;
      const entries = { ...(parent[inverse.linkage] as object) };
      if (Object.keys(entries).length < mostLinked)
        parent[inverse.linkage] = { ...entries, [inverse.target]: inverse.entry };
    }
  }
};

type Targets = PlannedRecord['change']['toOne'];

/**
 * Makes an example of a unique combination differ from all that exist: another target of the last relationship of the
 * combination. Undefined where there is none, or where combinations may repeat.
 */
const freeTarget = ({ type, unique, relationships }: AnyResource, own: Targets, planned: readonly PlannedRecord[]) => {
  const last = unique?.at(-1);
  const relationship = last === undefined ? undefined : relationships[last];
  if (last === undefined || relationship?.kind !== 'one') return undefined;
  const isTaken = (id: string) =>
    planned.some(
      ({ resource, change: { toOne } }) =>
        resource.type === type &&
        unique?.every((name) => toOne[name]?.id === (name === last ? id : own[name]?.id)) === true,
    );
  const free = planned.find(({ resource, id }) => relationship.types?.includes(resource.type) && !isTaken(id));
  return free && { name: last, data: { type: free.resource.type, id: free.id } };
};

/** An example as it can be created in addition to what exists. */
const asNew = (
  resource: AnyResource,
  example: ResourceObject,
  planned: readonly PlannedRecord[],
): ResourceObject | undefined => {
  const own = planned.find(({ resource: { type }, id }) => type === resource.type && id === example.id);
  const free = own && freeTarget(resource, own.change.toOne, planned);
  const taken = example.relationships?.[free?.name ?? ''];
  if (free === undefined || taken === undefined) return undefined;
  return { ...example, relationships: { ...example.relationships, [free.name]: { ...taken, data: free.data } } };
};

/** Examples by type. */
export interface Examples {
  /** As answers show existing records. */
  readonly shown: ReadonlyMap<string, ResourceObject>;
  /** Examples of requests that differ from what is shown. */
  readonly created: ReadonlyMap<string, ResourceObject>;
}

/** One resource of each type, from the sample institution where it has one; without a database. */
export const readExamples = async (): Promise<Examples> => {
  const { planned, samples } = await planInstitution(institutionFolder);
  // Ids alone are not enough: a result has that of its evaluation.
  const records = new Map<string, Record<string, unknown>>(
    planned.map(toRecord).map((record) => [identifierKey(record), { ...record }]),
  );
  link(planned, records);
  const context = { base: documentBase, now };
  const rendered = sampledTypes.map((resource) => {
    const record = records.get(
      identifierKey({ type: resource.type, id: samples[resource.type] ?? '' }),
    ) as StoredRecord;
    return [resource.type, renderResource(resource, record, context)] as const;
  });
  const shown = new Map([...rendered, ...serviceExamples(context)]);
  const created = resources.flatMap((resource) => {
    const example = shown.get(resource.type);
    const free = example && asNew(resource, example, planned);
    return free === undefined ? [] : [[resource.type, free] as const];
  });
  return { shown, created: new Map([...created, ...newServiceExamples(shown)]) };
};
