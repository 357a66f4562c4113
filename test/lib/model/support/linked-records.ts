import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { keyOf } from '../../../../lib/store/keys.ts';
import { inlineEntries } from '../../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { startService, type TestAnswer, type TestService, toMany, toOne } from '../../../support/service.ts';

type Identifier = { readonly type: string; readonly id: string };

/** A service with sections that students take, and users who are members of groups. */
export interface LinkedRecords {
  readonly service: TestService;
  readonly sections: readonly StoredRecord[];
  readonly users: readonly StoredRecord[];
  newStudent(...taken: readonly StoredRecord[]): Promise<StoredRecord>;
  newGroup(...members: readonly StoredRecord[]): Promise<StoredRecord>;
  /** Changes the linkage of a student or group, which must succeed. */
  send(method: string, record: StoredRecord, ...targets: readonly Identifier[]): Promise<TestAnswer>;
  /** The linkage, after a look at whether the count of what has spilled, the targets and the filters say the same. */
  agreed(record: StoredRecord, among: readonly StoredRecord[]): Promise<string[]>;
  /** Fills the linkage in the record's item with targets of which nobody else knows; answers their ids. */
  fill(record: StoredRecord): Promise<string[]>;
}

/** Where the linkage of a student or group is. */
export const addressOf = ({ type, id }: Identifier): string =>
  type === 'workflow_group'
    ? `/api/v1/workflow_groups/${id}/relationships/members`
    : `/api/v1/course_evaluation_students/${id}/relationships/sections`;

const nameOf = ({ type }: Identifier): string => (type === 'workflow_group' ? 'members' : 'sections');

const idsOf = (records: readonly Identifier[]): string[] => records.map(({ id }) => id);

const filterPath = '/api/v1/course_evaluation_students?page[size]=100&filter[sections]=';

const foundBy = async ({ call }: TestService, { id }: StoredRecord, values: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(
    values.map(async (value) => [value, await call('GET', filterPath + value)] as const),
  );
  return answers.flatMap(([value, { document }]) => (idsOf(document.data).includes(id) ? [value] : []));
};

const knowing = async (
  { store }: TestService,
  { id }: StoredRecord,
  among: readonly StoredRecord[],
): Promise<string[]> =>
  idsOf((await store.readMany(among)).filter((each) => Object.hasOwn(Object(each.workflow_groups), id)));

const agreed = async (
  service: TestService,
  record: StoredRecord,
  among: readonly StoredRecord[],
): Promise<string[]> => {
  const linked = idsOf((await service.call('GET', addressOf(record))).document.data);
  const stored = await service.store.readInline(record);
  const inline = Object.keys(Object(stored?.[nameOf(record)]));
  expect(linked).toHaveLength(inline.length + (stored?.spilled[nameOf(record)] ?? 0));
  const expected = idsOf(among).filter((id) => linked.includes(id));
  if (record.type === 'workflow_group') expect(await knowing(service, record, among)).toEqual(expected);
  else {
    const values = linked.length === 0 ? ['', ...expected] : expected;
    const backReferences = await service.store.getMany(among.map((each) => keyOf.backReference(each, record)));
    expect(backReferences.map(({ pk }) => String(pk).split('#')[1])).toEqual(expected);
    expect(await foundBy(service, record, ['', ...idsOf(among)])).toEqual(values);
  }
  return linked;
};

/** Fills a linkage in the record's item with targets of which nobody else knows; answers their ids. */
export const fillLinkage = async (
  { client, tableName }: TestService['store'],
  record: StoredRecord,
  name: string,
): Promise<string[]> => {
  const strangers = Array.from({ length: inlineEntries }, () => randomUUID());
  const entries = { ...Object(record[name]), ...Object.fromEntries(strangers.map((id) => [id, {}])) };
  const Item = { ...record, ...keyOf.record(record), [name]: entries };
  await client.send(new PutCommand({ TableName: tableName, Item }));
  return strangers;
};

/** Starts the service with 45 sections and users. */
export const startLinkedRecords = async (): Promise<LinkedRecords> => {
  const service = await startService();
  const { seed, seedUser, store, call } = service;
  const term = toOne(await seed('course_evaluation_term', { name: 'Fall 2026' }));
  const several = (make: () => Promise<StoredRecord>) => Promise.all(Array.from({ length: 45 }, make));
  return {
    service,
    sections: await several(() => seed('course_evaluation_section', { name: '0101' }, { term })),
    users: await several(() => seedUser()),
    newStudent: async (...taken) =>
      seed('course_evaluation_student', {}, { user: toOne(await seedUser()), sections: toMany(...taken) }),
    newGroup: (...members) => seed('workflow_group', { name: 'Committee' }, { members: toMany(...members) }),
    send: async (method, record, ...targets) => {
      const again = () => call(method, addressOf(record), { body: toMany(...targets) });
      let answer = await again();
      // A writer that has waited too long for the others gets an error, and may repeat what changes nothing the second time.
      for (let attempt = 1; answer.status === 503 && attempt < 5; attempt += 1) answer = await again();
      expect([200, 204], answer.text).toContain(answer.status);
      return answer;
    },
    agreed: (record, among) => agreed(service, record, among),
    fill: (record) => fillLinkage(store, record, nameOf(record)),
  };
};
