import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { alarmNames } from '../../infra/constructs/alarms.ts';
import { costTable, withCostTable } from '../../infra/tools/cost/cost-table.ts';
import { dollarsPerMillion } from '../../infra/tools/cost/prices.ts';
import { namedOperations } from '../support/operations.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

const costs = page.split('<!-- costs: npm run costs -->')[1]?.split('<!-- /costs -->')[0] ?? '';

describe('docs/operating.md', () => {
  it('says of every alarm what it means and what to do', () => {
    const chapter = page.split('## Alarms')[1]?.split('\n## ')[0] ?? '';
    expect([...chapter.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual([...alarmNames]);
  });

  it('gives the costs of each operation once', () => {
    const names = [...costs.matchAll(/^- [\d.]+: (.+)$/gm)].flatMap(([, line = '']) => line.split(', '));
    expect(names.sort()).toEqual(
      namedOperations()
        .map(([name]) => name)
        .sort(),
    );
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

  it('puts those that cost the same to two digits in one line, the cheapest first', () => {
    const rows = [
      { name: 'create-user', units: { read: 0, write: 46 } },
      { name: 'read-term', units: { read: 1, write: 0 } },
      { name: 'list-cases', units: { read: 1.2, write: 0 } },
    ];
    expect(costTable(rows)).toBe('- 2.5: read-term, list-cases\n- 31: create-user');
  });

  it('replaces the one before', () => {
    const table = costTable([{ name: 'read-user', units: { read: 1, write: 0 } }]);
    const before = 'A\n<!-- costs: npm run costs -->\nold\n<!-- /costs -->\nB';
    expect(withCostTable(before, table)).toBe(`A\n<!-- costs: npm run costs -->\n${table}\n<!-- /costs -->\nB`);
    expect(() => withCostTable('A', table)).toThrow('The page has no <!-- costs');
  });
});
