import { beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

interface Identifier {
  readonly type: string;
  readonly id: string;
}

const move = ({ type, id }: Identifier, parent: Identifier | null) =>
  service.call('PATCH', `/api/v1/${type}s/${id}`, {
    body: { data: { type, id, relationships: { parent: { data: parent && { type, id: parent.id } } } } },
  });

const children = async ({ type, id }: Identifier): Promise<string[]> => {
  const { document } = await service.call('GET', `/api/v1/${type}s/${id}/children`);
  return document.data.map((each: Identifier) => each.id).sort();
};

const chain = async (type: string, length: number) => {
  const records: Identifier[] = [];
  for (let level = 0; level < length; level += 1) {
    const above = records.at(-1);
    records.push(await service.seed(type, { name: `Level ${level}` }, above ? { parent: toOne(above) } : {}));
  }
  return records as [Identifier, Identifier, Identifier, ...Identifier[]];
};

describe.each(['folder', 'department'])('moving a %s', (type) => {
  it('takes it with all below it to another parent, or to none', async () => {
    const [root, middle, leaf] = await chain(type, 3);
    const [other] = await chain(type, 3);
    expect((await move(middle, other)).status).toBe(200);
    expect(await children(root)).toEqual([]);
    expect(await children(other)).toContain(middle.id);
    expect(await children(middle)).toEqual([leaf.id]);
    expect((await move(middle, null)).status).toBe(200);
    expect(await children(other)).not.toContain(middle.id);
  });

  it('refuses to move it below itself', async () => {
    const [root, middle, leaf] = await chain(type, 3);
    for (const parent of [root, middle, leaf]) {
      expectRefusal(await move(root, parent), 422, {
        code: 'inside_itself',
        detail: 'Parent must not be the record itself or lie below it',
        source: { pointer: '/data/relationships/parent' },
      });
    }
    expect(await children(root)).toEqual([middle.id]);
  });

  it('makes no circle of two that are moved below each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [[one, , belowOne], [other, , belowOther]] = [await chain(type, 3), await chain(type, 3)];
      const answers = await Promise.all([move(one, belowOther), move(other, belowOne)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

it('lists a department among the roots as long as it has no parent', async () => {
  const [root, middle] = await chain('department', 3);
  const roots = async () => {
    const { document } = await service.call('GET', '/api/v1/departments?page[size]=100');
    return document.data.map(({ id }: Identifier) => id);
  };
  expect(await roots()).toContain(root.id);
  await move(middle, null);
  expect(await roots()).toContain(middle.id);
  await move(middle, root);
  expect(await roots()).not.toContain(middle.id);
});

it('refuses a parent that lies too deep, and one that does not exist', async () => {
  const records = await chain('folder', 82);
  const [loner] = await chain('folder', 1);
  const deepest = records.at(-1) ?? loner;
  expectRefusal(await move(loner, deepest), 422, { code: 'too_deep' });
  const nobody = { type: 'folder', id: '018f0000-0000-7000-8000-000000000000' };
  expectRefusal(await move(loner, nobody), 404, { code: 'related_not_found' });
});
