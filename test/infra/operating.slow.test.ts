import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { alarmNames } from '../../infra/constructs/alarms.ts';
import { costTable, withCostTable } from '../../infra/tools/cost/cost-table.ts';
import { dollarsPerMillion } from '../../infra/tools/cost/prices.ts';
import { namedOperations } from '../support/operations.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

const rows = [...page.matchAll(/^- [\d.]+ \(([\d.]+) \+ ([\d.]+)\): ([a-z, -]+)$/gm)].flatMap(
  ([, read, write, names = '']) =>
    names.split(', ').map((name) => ({ name, units: { read: Number(read), write: Number(write) } })),
);

describe('docs/operating.md', () => {
  it('says of every alarm what it means and what to do', () => {
    const chapter = page.split('## Alarms')[1]?.split('\n## ')[0] ?? '';
    expect([...chapter.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual([...alarmNames]);
  });

  it('gives the dollars that follow from the measured units and the list prices', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(page).toContain(costTable(rows));
  });

  it('names operations that there are', () => {
    const names: string[] = namedOperations().map(([name]) => name);
    for (const { name } of rows) expect(names).toContain(name);
  });
});

describe('the table of costs', () => {
  it('adds to DynamoDB what a request costs besides', () => {
    const { dynamodb, all, seldom } = dollarsPerMillion({ read: 8, write: 4 });
    expect(dynamodb).toBe(3.5);
    expect(all - dynamodb).toBeCloseTo(1 + 0.2 + 0.4 + 0.725, 3);
    // 525 ms instead of 30, and two reads of one item.
    expect(seldom - all).toBeCloseTo(0.495 * 13.3334 + 0.25, 3);
  });

  it('replaces the one before', () => {
    const table = costTable([{ name: 'read-user', units: { read: 1, write: 0 } }]);
    const before = 'A\n<!-- costs: npm run costs -->\nold\n<!-- /costs -->\nB';
    expect(withCostTable(before, table)).toBe(`A\n<!-- costs: npm run costs -->\n${table}\n<!-- /costs -->\nB`);
    expect(() => withCostTable('A', table)).toThrow('The page has no <!-- costs');
  });
});
