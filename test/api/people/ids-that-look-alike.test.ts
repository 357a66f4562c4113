import { describe, expect, it } from 'vitest';
import { startService } from '../../support/service.ts';

const service = await startService();

/** One id in forms that look alike. */
const formsOf = (id: string): string[] => [id, id.normalize('NFD'), id.replace('-', '\u200b-')];

const create = async (type: string, collection: string, attributes: object): Promise<string> => {
  const answer = await service.call('POST', `/api/v1/${collection}`, { body: { data: { type, attributes } } });
  expect(answer.status, answer.text).toBe(201);
  return answer.document.data.id;
};

const found = async (collection: string, filter: string, value: string): Promise<string[]> => {
  const answer = await service.call('GET', `/api/v1/${collection}?filter[${filter}]=${encodeURIComponent(value)}`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.document.meta.total).toBe(answer.document.data.length);
  return answer.document.data.map(({ id }: { id: string }) => id).sort();
};

describe.each([
  [
    'course_evaluation_course',
    'course_evaluation_courses',
    'external_id',
    (id: string): object => ({ external_id: id }),
  ],
  ['user', 'users', 'primary_employee_id', (id: string): object => ({ primary_employee_id: id })],
  ['user', 'users', 'employee_ids', (id: string): object => ({ employee_ids: { hr: id } })],
] as const)('the ids of a %s in %s', (type, collection, filter, idOf) => {
  const name = type === 'user' ? 'display_name' : 'name';

  it(`are found by ${filter} in every form, and answered as they were sent`, async () => {
    const forms = formsOf('Pérez-1');
    const ids: string[] = [];
    for (const form of forms) ids.push(await create(type, collection, { [name]: 'X', ...idOf(form) }));
    for (const form of forms) expect(await found(collection, filter, form)).toEqual(ids.toSorted());
    const shown = await Promise.all(ids.map((id) => service.call('GET', `/api/v1/${collection}/${id}`)));
    expect(shown.map(({ document }) => document.data.attributes)).toMatchObject(forms.map((form) => idOf(form)));
  });

  it(`are found by ${filter} after one form takes the place of another`, async () => {
    const forms = formsOf('Müller-2');
    const id = await create(type, collection, { [name]: 'X', ...idOf('Müller-2'.normalize('NFD')) });
    const body = { data: { type, id, attributes: idOf('Müller-2') } };
    const changed = await service.call('PATCH', `/api/v1/${collection}/${id}`, { body });
    expect(changed.document.data.attributes).toMatchObject(idOf('Müller-2'));
    for (const form of forms) expect(await found(collection, filter, form)).toEqual([id]);
    const other = { data: { type, id, attributes: idOf('other') } };
    expect((await service.call('PATCH', `/api/v1/${collection}/${id}`, { body: other })).status).toBe(200);
    for (const form of forms) expect(await found(collection, filter, form)).toEqual([]);
  });
});

it('does not find by an id whose composed form is longer than a key more than that id', async () => {
  const long = '\u{1d160}'.repeat(255);
  const id = await create('user', 'users', { display_name: 'X', primary_employee_id: long });
  expect(await found('users', 'primary_employee_id', long)).toEqual([id]);
  expect(await found('users', 'primary_employee_id', long.slice(2))).toEqual([]);
});
