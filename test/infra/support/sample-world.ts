import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { loadSample } from '../../../infra/local/sample/load.ts';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { listRulesOf } from '../../../lib/model/definition/query-rules.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { resources, types } from '../../../lib/resources/registry.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService, type TestService } from '../../support/service.ts';
import { overflowItems } from './fill-linkages.ts';
import { interrupted } from './worlds.ts';

type Item = Readonly<Record<string, unknown>>;

/** The sample institution with overflow in every linkage and every period interrupted, to be copied into tables. */
export interface SampleWorld {
  readonly items: readonly Item[];
  copyInto(service: TestService): Promise<void>;
  /** Addresses of an operation that reads, with whatever its query may say; those that say too much are refused. */
  urlsOf(operation: Operation): string[];
}

// Whose caller and whose cursors are recorded has a token and a secret of its own.
const isPrivate = ({ pk }: Item): boolean => pk === keyOf.token('').pk || pk === keyOf.cursorSecret.pk;

const batchSize = 25;

const write = async ({ client, tableName }: TestService['store'], items: readonly Item[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize).map((each) => ({ PutRequest: { Item: { ...each } } })),
  );
  for (const batch of batches) await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: batch } }));
};

const resourceOfPath = (path: string): AnyResource => {
  const resource = [...types.values()].find(({ collection }) => collection === path.split('/')[3]);
  if (resource === undefined) throw new Error(`no type is at ${path}`);
  return resource;
};

const filteredBy = (resource: AnyResource, kind: 'instant' | 'other'): string[] =>
  Object.entries(listRulesOf(resource).filter).flatMap(([field, each]) =>
    (each === 'instant') === (kind === 'instant') ? [field] : [],
  );

const queriesOf = (resource: AnyResource, ids: readonly string[]): string[] => [
  '',
  ...Object.keys(resource.relationships).map((name) => `include=${name}`),
  'page[size]=1',
  ...listRulesOf(resource).sort.map((field) => `sort=-${field}`),
  ...filteredBy(resource, 'instant').map((field) => `filter[${field}.gt]=2020-01-01T00:00:00.500Z`),
  ...filteredBy(resource, 'other').flatMap((field) => [`filter[${field}]=`, `filter[${field}]=${ids.join(',')}`]),
];

const targetsOf = (relationships: AnyResource['relationships'], name: string): AnyResource[] => {
  const each = relationships[name];
  const types = each?.kind === 'many' ? [each.type] : (each?.types ?? []);
  return resources.filter(({ type }) => types.includes(type));
};

const withQueries = (path: string, queries: readonly string[]): string[] =>
  queries.map((query) => (query === '' ? path : `${path}?${encodeURI(query)}`));

const withSampleId = (template: string, samples: Readonly<Record<string, string>>): string[] => {
  if (!template.includes('{id}')) return [template];
  const id = samples[resourceOfPath(template).type];
  return id === undefined ? [] : [template.replace('{id}', id)];
};

/** Loads the sample once. */
export const openSampleWorld = async (): Promise<SampleWorld> => {
  const service = await startService();
  const samples = await loadSample(service.store);
  await interrupted(service);
  const items = (await scanTable(service.store))
    .filter((item) => !isPrivate(item))
    .flatMap((item) => overflowItems(item));
  const ids = Object.values(samples).slice(0, 100);
  return {
    items,
    copyInto: ({ store }) => write(store, items),
    urlsOf: ({ kind, path: template }) => {
      // What an action says of its query is its own; where the sample has no record, its fixture is all.
      if (kind === 'action') return withSampleId(template, samples);
      const resource = resourceOfPath(template);
      const { relationships } = resource;
      const path = template.replace('{id}', samples[resource.type] ?? '');
      if (!path.includes('{relationship}')) return withQueries(path, queriesOf(resource, ids));
      return Object.keys(relationships).flatMap((name) => {
        const target = path.replace('{relationship}', name);
        const queries = targetsOf(relationships, name).flatMap((each) => queriesOf(each, ids));
        return withQueries(target, ['', ...queries]);
      });
    },
  };
};
