import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectRefusal } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { idsOf, startReviews, tokenOf } from './support/reviews.ts';

const reviews = await startReviews();
const { service, person, department, group, chair, assist, newCase, sees, list } = reviews;

afterEach(() => {
  vi.useRealTimers();
});

describe('a workflow case', () => {
  it('is seen by its candidate, and by no other candidate', async () => {
    const [candidate, other] = [await person(), await person()];
    const one = await newCase({ candidate });
    await newCase({ candidate: other });
    expect(await sees(candidate, one)).toBe(true);
    expect(await sees(other, one)).toBe(false);
  });

  it('is seen by the members of its group, and not by those of another', async () => {
    const [first, second, other] = [await person(), await person(), await person()];
    const one = await newCase({ group: await group(first, second) });
    await newCase({ group: await group(other) });
    expect([await sees(first, one), await sees(second, one), await sees(other, one)]).toEqual([true, true, false]);
  });

  it('is seen by a chair of the department of its candidate, and not by one of another', async () => {
    const [here, there] = [await department(), await department()];
    const [boss, other] = [await person(), await person()];
    await Promise.all([chair(boss, here), chair(other, there)]);
    const one = await newCase({ candidate: await person(here) });
    expect([await sees(boss, one), await sees(other, one)]).toEqual([true, false]);
  });

  it('is seen by all chairs of a department', async () => {
    const here = await department();
    const [first, second] = [await person(), await person()];
    await Promise.all([chair(first, here), chair(second, here)]);
    const one = await newCase({ candidate: await person(here) });
    expect([await sees(first, one), await sees(second, one)]).toEqual([true, true]);
  });

  it('is seen by the chairs of departments above, and not by those below or next to it', async () => {
    const top = await department();
    const [middle, companions] = [await department(top), await department(top)];
    const own = await department(middle);
    const below = await department(own);
    const placed = [top, middle, own, below, companions];
    const chairs = await Promise.all(placed.map(() => person()));
    await Promise.all(chairs.map((each, index) => chair(each, placed[index] ?? top)));
    const one = await newCase({ candidate: await person(own) });
    expect(await Promise.all(chairs.map((each) => sees(each, one)))).toEqual([true, true, true, false, false]);
  });

  it('is not seen by a chair when its candidate has no department, nor by a colleague who chairs nothing', async () => {
    const here = await department();
    const [boss, colleague] = [await person(here), await person(here)];
    await chair(boss, here);
    const homeless = await newCase({ candidate: await person() });
    const one = await newCase({ candidate: await person(here) });
    expect([await sees(boss, homeless), await sees(colleague, one)]).toEqual([false, false]);
  });

  it('is seen by a chair who is its candidate as the candidate, and not when recused, for all the chairing', async () => {
    const here = await department();
    const boss = await person(here);
    await chair(boss, here);
    expect(await sees(boss, await newCase({ candidate: boss }))).toBe(true);
    expect(await sees(boss, await newCase({ candidate: boss, recused: [boss] }))).toBe(false);
  });

  it('is seen by the assistant of its candidate, and not by the person that the candidate assists', async () => {
    const [assistant, candidate, assisted] = [await person(), await person(), await person()];
    await assist(assistant, candidate);
    await assist(candidate, assisted);
    const one = await newCase({ candidate });
    expect([await sees(assistant, one), await sees(assisted, one)]).toEqual([true, false]);
  });

  it('is not seen by the assistant of a member or of a chair', async () => {
    const here = await department();
    const [assistant, boss, member] = [await person(), await person(), await person()];
    await chair(boss, here);
    await Promise.all([assist(assistant, boss), assist(assistant, member)]);
    const one = await newCase({ candidate: await person(here), group: await group(member) });
    expect([await sees(boss, one), await sees(member, one), await sees(assistant, one)]).toEqual([true, true, false]);
  });

  itInProcess.each([
    ['from', -1, '23:59:59.999', false],
    ['from', 0, '00:00:00.000', true],
    ['to', 0, '23:59:59.999', true],
    ['to', 1, '00:00:00.000', false],
  ])('turns on the assistant’s effective_%s: %i days off at %s UTC', async (end, offset, time, expected) => {
    const dayMs = 86_400_000;
    const [assistant, candidate] = [await person(), await person()];
    const border = new Date(Date.now() + 7 * dayMs);
    const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
    await assist(assistant, candidate, { [`effective_${end}`]: dayOf(border) });
    const one = await newCase({ candidate });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(`${dayOf(new Date(border.getTime() + offset * dayMs))}T${time}Z`);
    expect(await sees(assistant, one)).toBe(expected);
  });

  it('follows an assistant’s role that is changed over HTTP', async () => {
    const [assistant, candidate, other] = [await person(), await person(), await person()];
    const { type, id } = await assist(assistant, candidate);
    const one = await newCase({ candidate });
    const patch = (attributes: object, relationships: object) =>
      service.call('PATCH', `/api/v1/admin_assistant_roles/${id}`, {
        body: { data: { type, id, attributes, relationships } },
      });
    await patch({ effective_to: '2020-01-01' }, {});
    expect(await sees(assistant, one)).toBe(false);
    await patch({ effective_to: null }, {});
    expect(await sees(assistant, one)).toBe(true);
    await patch({}, { faculty_member: { data: { type: 'user', id: other.user.id } } });
    expect(await sees(assistant, one)).toBe(false);
  });

  it('follows a chair that is made over HTTP', async () => {
    const [here, boss] = [await department(), await person()];
    const one = await newCase({ candidate: await person(here) });
    expect(await sees(boss, one)).toBe(false);
    const relationships = {
      department: { data: { type: 'department', id: here.id } },
      chair: { data: boss.profile },
    };
    const body = { data: { type: 'department_chair', attributes: {}, relationships } };
    expect(await service.call('POST', '/api/v1/department_chairs', { body })).toMatchObject({ status: 201 });
    expect(await sees(boss, one)).toBe(true);
  });

  it('is hidden from whoever is recused, in every role at once, and from nobody else', async () => {
    const here = await department();
    const candidate = await person(here);
    const [recused, other] = [await person(), await person()];
    for (const each of [recused, other]) await Promise.all([chair(each, here), assist(each, candidate)]);
    const committee = await group(recused, other);
    const one = await newCase({ candidate, group: committee, recused: [recused] });
    const next = await newCase({ candidate, group: committee });
    expect([await sees(recused, one), await sees(other, one), await sees(candidate, one)]).toEqual([false, true, true]);
    expect(await sees(recused, next)).toBe(true);
  });

  it('is seen once by someone with several roles', async () => {
    const [top, here] = [await department(), await department()];
    const [someone, candidate] = [await person(), await person(here)];
    await Promise.all([chair(someone, top), chair(someone, here), assist(someone, candidate)]);
    const cases = [
      await newCase({ candidate, group: await group(someone) }),
      await newCase({ candidate }),
      await newCase({ candidate: someone }),
      await newCase({ candidate: await person(top) }),
    ];
    expect(idsOf(await list(someone.authorization)).sort()).toEqual(cases.map(({ id }) => id).sort());
  });

  it('is seen by every integration, recusals or not', async () => {
    const recused = await person();
    const one = await newCase({ recused: [recused] });
    const newest = await service.call('GET', '/api/v1/workflow_cases?sort=-created_at&page[size]=1');
    expect(idsOf(newest)).toEqual([one.id]);
  });
});

describe('callers without access', () => {
  const nothing = { data: [], meta: { page: { cursor: '' } }, links: { prev: null, next: null } };

  it('are answered with an empty list', async () => {
    const { status, document } = await list((await person()).authorization);
    expect(status).toBe(200);
    expect(document).toMatchObject(nothing);
  });

  it('are refused like strangers when their user does not exist any more', async () => {
    const answer = await list(await tokenOf(service, '01890a5d-ac96-774b-bcce-b302099a8057'));
    expectRefusal(answer, 401, { code: 'unauthorized', detail: 'A valid access token is required' });
  });
});
