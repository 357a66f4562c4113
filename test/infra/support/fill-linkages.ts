import { randomUUID } from 'node:crypto';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { resources } from '../../../lib/resources/registry.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import type { LinkageEntries, StoredRecord } from '../../../lib/store/record.ts';
import type { TestService } from '../../support/service.ts';

/** Names of the linkages of a type that other records keep, and that can outgrow the record. */
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

const strangers = (count: number): LinkageEntries =>
  Object.fromEntries(Array.from({ length: count }, () => [randomUUID(), {}]));

/** Fills every linkage of every record with strangers, and moves what it led to out of the item. */
export const fillLinkages = async ({ store }: TestService): Promise<boolean> => {
  const { client, tableName: TableName } = store;
  const put = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item }));
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  for (const item of Items.filter(({ spilled }) => spilled !== undefined)) {
    const record = item as StoredRecord & { pk: string };
    const linkages = linkagesOf(record.type);
    if (linkages.length === 0) continue;
    const spilled: Record<string, number> = {};
    for (const linkage of linkages) {
      const entries = Object.entries({ ...(record[linkage] as LinkageEntries), ...strangers(1) });
      spilled[linkage] = entries.length;
      for (const [target, entry] of entries)
        await put({ ...keyOf.linkageEntry(record, linkage, target), target, entry });
    }
    const full = Object.fromEntries(linkages.map((linkage) => [linkage, strangers(inlineEntries)]));
    await put({ ...item, ...full, spilled });
  }
  return true;
};
