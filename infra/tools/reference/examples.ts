import { identifierKey, type ResourceObject } from '../../../lib/jsonapi/resource-object.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { inverseEntry, storedToOnes } from '../../../lib/model/write/links-of.ts';
import { documentBase } from '../../../lib/openapi/document-base.ts';
import { resources } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { institutionFolder } from '../../local/sample/load.ts';
import { type PlannedRecord, planInstitution } from '../../local/sample/plan.ts';
import { serviceExamples } from './service-examples.ts';

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

/** One resource of each type, as an answer shows it, from the sample institution as far as it has one; no database is asked. */
export const readExamples = async (): Promise<ReadonlyMap<string, ResourceObject>> => {
  const { planned, samples } = await planInstitution(institutionFolder);
  // Ids alone are not enough: a result has that of its evaluation.
  const records = new Map<string, Record<string, unknown>>(
    planned.map(toRecord).map((record) => [identifierKey(record), { ...record }]),
  );
  link(planned, records);
  const context = { base: documentBase, now };
  const rendered = resources.map((resource) => {
    const record = records.get(
      identifierKey({ type: resource.type, id: samples[resource.type] ?? '' }),
    ) as StoredRecord;
    return [resource.type, renderResource(resource, record, context)] as const;
  });
  return new Map([...rendered, ...serviceExamples(context)]);
};
