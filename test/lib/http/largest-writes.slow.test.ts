import { expect, it } from 'vitest';
import { chunk } from '../../../lib/runtime/chunk.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();

let keys = 0;
/** Sends a write twice with one idempotency key: what the key takes of the transaction has to fit. */
const twice = async (method: 'POST' | 'PATCH', target: string, body: object) => {
  keys += 1;
  const request = { body, headers: { 'idempotency-key': `largest-${keys}` } };
  const first = await service.call(method, target, request);
  const again = await service.call(method, target, request);
  expect(first.status, first.text).toBeLessThan(300);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  return first;
};

// Some at once: all of them would wait for connections longer than a call may.
const seedMany = async <Value>(count: number, seed: (index: number) => Promise<Value>): Promise<Value[]> => {
  const seeded: Value[] = [];
  for (const some of chunk([...Array(count).keys()], 15)) seeded.push(...(await Promise.all(some.map(seed))));
  return seeded;
};

const seedSections = async (count: number) => {
  const term = toOne(await service.seed('course_evaluation_term', { name: 'Fall 2026' }));
  return seedMany(count, (index) => service.seed('course_evaluation_section', { name: String(index) }, { term }));
};

it('creates a course with the most sections and listing numbers that it may have', async () => {
  const sections = await seedSections(50);
  const numbers = await seedMany(7, (index) =>
    service.seed('course_evaluation_listing_number', { number: `MATH LAB NUMBER ${index} X` }),
  );
  const relationships = { sections: toMany(...sections), listing_numbers: toMany(...numbers) };
  const data = { type: 'course_evaluation_course', attributes: { name: 'A B C D E F G H I J K L M' }, relationships };
  const { document } = await twice('POST', '/api/v1/course_evaluation_courses', { data });
  expect(document.data.relationships.sections.data).toHaveLength(50);
});

it('creates a student with the most sections, and exchanges the most at once', async () => {
  const sections = await seedSections(67);
  const type = 'course_evaluation_student';
  const relationships = { user: toOne(await service.seedUser()), sections: toMany(...sections.slice(0, 45)) };
  const { document } = await twice('POST', '/api/v1/course_evaluation_students', { data: { type, relationships } });
  const { id } = document.data;
  const others = { sections: toMany(...sections.slice(22)) };
  const target = `/api/v1/course_evaluation_students/${id}`;
  const exchanged = await twice('PATCH', target, { data: { type, id, relationships: others } });
  expect(exchanged.document.data.relationships.sections.data).toHaveLength(45);
  // 23 leave and 22 join.
  const linkage = await twice('PATCH', `${target}/relationships/sections`, toMany(...sections.slice(0, 44)));
  expect(linkage.document.data).toHaveLength(44);
});

it('adds the most members to a group, and the most that are overflow', async () => {
  const users = await seedMany(255, () => service.seedUser());
  const type = 'workflow_group';
  const { document } = await twice('POST', '/api/v1/workflow_groups', {
    data: { type, attributes: { name: 'Committee' }, relationships: { members: toMany(...users.slice(0, 45)) } },
  });
  const target = `/api/v1/workflow_groups/${document.data.id}/relationships/members`;
  for (let start = 45; start < 225; start += 45) await twice('POST', target, toMany(...users.slice(start, start + 45)));
  await twice('POST', target, toMany(...users.slice(225, 255)));
  const { document: linkage } = await service.call('GET', target);
  expect(linkage.data).toHaveLength(255);
});

it('creates a case with the most recusals', async () => {
  const users = await seedMany(45, () => service.seedUser());
  const [first] = users;
  const relationships = {
    workflow_group: toOne(await service.seed('workflow_group', { name: 'Committee' })),
    candidate: toOne({ type: 'profile', id: String(first?.profile) }),
    workflow: toOne(await service.seed('workflow', { name: 'Promotion' })),
    recused: toMany(...users),
  };
  await twice('POST', '/api/v1/workflow_cases', {
    data: { type: 'workflow_case', attributes: { full_title: 'Promotion' }, relationships },
  });
});
