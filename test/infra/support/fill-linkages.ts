import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import type { LinkageEntries, StoredRecord } from '../../../lib/store/record.ts';
import type { TestService } from '../../support/service.ts';

/** Names of the linkages of a type that other records keep, and that can overflow. */
const linkagesOf = (type: string): string[] => [
  ...new Set(
    resources.flatMap(({ relationships }) =>
      Object.values(relationships).flatMap((each) => {
        const types = each.kind === 'one' ? (each.types ?? []) : each.refers ? [each.type] : [];
        return each.inverse !== undefined && types.includes(type) ? [each.inverse.linkage] : [];
      }),
    ),
  ),
];

/** Names of the linkages that a type's records name themselves. */
const namedBy = (type: string): string[] =>
  Object.entries(resources.find((each) => each.type === type)?.relationships ?? {}).flatMap(([name, each]) =>
    each.kind === 'many' && each.refers ? [name] : [],
  );

const strangers = (count: number): LinkageEntries =>
  Object.fromEntries(Array.from({ length: count }, () => [randomUUID(), {}]));

/** A record's items when each of its linkages overflows: its previous targets and a stranger are the overflow. */
export const overflowItems = (item: Readonly<Record<string, unknown>>, inline = 0): Record<string, unknown>[] => {
  if (item.spilled === undefined) return [{ ...item }];
  // What has a count of spilled entries is a record.
  const record = item as unknown as StoredRecord;
  const kept = linkagesOf(record.type);
  // Who is not there can't be taken from a linkage whose targets know of it.
  const named = namedBy(record.type);
  const moved = [...kept, ...named].map((linkage) => {
    const entries = { ...(record[linkage] as LinkageEntries), ...(kept.includes(linkage) ? strangers(1) : {}) };
    return { linkage, entries: Object.entries(entries) };
  });
  return [
    {
      ...item,
      ...Object.fromEntries(named.map((linkage) => [linkage, {}])),
      ...Object.fromEntries(kept.map((linkage) => [linkage, strangers(inline)])),
      spilled: Object.fromEntries(moved.map(({ linkage, entries }) => [linkage, entries.length])),
    },
    ...moved.flatMap(({ linkage, entries }) =>
      entries.map(([target, entry]) => ({ ...keyOf.linkageEntry(record, linkage, target), target, entry })),
    ),
  ];
};

/** Fills every linkage of every record with strangers, and moves what it led to out of the item. */
export const fillLinkages = async ({ store }: TestService): Promise<boolean> => {
  const { client, tableName: TableName } = store;
  const records = (await scanTable(store)).filter(({ spilled }) => spilled !== undefined);
  for (const Item of records.flatMap((item) => overflowItems(item, inlineEntries))) {
    await client.send(new PutCommand({ TableName, Item }));
  }
  return true;
};
