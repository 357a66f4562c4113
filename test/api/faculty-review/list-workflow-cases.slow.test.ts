import { describe, expect, it } from 'vitest';
import { listShards } from '../../../lib/store/list-index.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { attributesWith, expectRefusal } from '../../support/expectations.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { toOne } from '../../support/service.ts';
import { idsOf, path, startReviews } from './support/reviews.ts';

const { service, person, department, group, workflow, chair, assist, newCase, list } = await startReviews();

const partitions = listShards;

describe('listing workflow cases', () => {
  it('answers every attribute and relationship of the contract, and no more', async () => {
    const [member, recused, candidate] = [await person(), await person(), await person()];
    const [committee, kind] = [await group(member), await workflow()];
    const { id } = await newCase({ candidate, group: committee, workflow: kind, recused: [recused] });
    const query = '?include=workflow_group,candidate,workflow';
    const { status, document, text } = await list(member.authorization, query);
    const self = `http://facet.test${path}/${id}`;
    const relationship = (name: string, data: { readonly type: string; readonly id: string }) => ({
      links: { related: `${self}/${name}` },
      ...toOne(data),
      meta: {},
    });
    expect(status).toBe(200);
    expect(document.data).toEqual([
      {
        type: 'workflow_case',
        id,
        attributes: attributesWith({ full_title: 'Review' }),
        relationships: {
          workflow_group: relationship('workflow_group', committee),
          candidate: relationship('candidate', candidate.profile),
          workflow: relationship('workflow', kind),
        },
        links: { self },
        meta: { version: 1 },
      },
    ]);
    expect(document.included.map(({ type }: { type: string }) => type)).toEqual([
      'workflow_group',
      'profile',
      'workflow',
    ]);
    expect(document.meta).toEqual({ page: { cursor: expect.any(String) } });
    expect(Object.keys(document.links)).toEqual(['self', 'first', 'prev', 'next', 'last']);
    for (const secret of ['members', 'recus', 'chairs', member.user.id, recused.user.id])
      expect(text).not.toContain(secret);
  });

  it('gives the cursor of the last case, after which the next page begins', async () => {
    const [member, kind] = [await person(), await workflow()];
    const committee = await group(member);
    for (let index = 0; index < 3; index += 1) await newCase({ group: committee, workflow: kind });
    const first = await list(member.authorization, '?page[size]=2');
    const { cursor } = first.document.meta.page;
    expect(new URL(first.document.links.next).searchParams.get('page[after]')).toBe(cursor);
    const second = await list(member.authorization, `?page[size]=2&page[after]=${cursor}`);
    expect([idsOf(first).length, idsOf(second).length]).toEqual([2, 1]);
    expect(second.document.links).toMatchObject({ next: null, prev: expect.any(String) });
  });

  it('fills its pages over hidden cases, and ends where the visible ones end', async () => {
    const member = await person();
    const [committee, other, kind] = [await group(member), await group(), await workflow()];
    const candidate = await person();
    const visible: StoredRecord[] = [];
    for (let index = 0; index < 40; index += 1) {
      const isVisible = index % 7 === 3;
      const made = await newCase({ candidate, group: isVisible ? committee : other, workflow: kind });
      if (isVisible) visible.push(made);
    }
    const ids = visible.map(({ id }) => id);
    const first = await list(member.authorization, `?filter[workflow]=${kind.id}&page[size]=3`);
    expect(idsOf(first)).toEqual(ids.slice(0, 3));
    const second = await list(member.authorization, new URL(first.document.links.next).search);
    expect(idsOf(second)).toEqual(ids.slice(3));
    expect(second.document.links.next).toBeNull();
    expect(JSON.stringify(first.document.meta)).not.toContain('total');
  });

  it.each([
    ['sort=full_title', 'sort', 'invalid_sort'],
    ['filter[recused]=x', 'filter[recused]', 'invalid_filter'],
    ['filter[workflow_group]=x', 'filter[workflow_group]', 'invalid_filter'],
    ['include=recused', 'include', 'invalid_include'],
    ['page[size]=101', 'page[size]', 'invalid_page'],
    ['page[after]=x', 'page[after]', 'invalid_cursor'],
  ])('refuses %s', async (query, parameter, code) => {
    expectRefusal(await service.call('GET', `${path}?${query}`), 400, {
      detail: expect.any(String),
      code,
      source: { parameter },
    });
  });

  it('refuses callers without the scope, users and integrations alike, and unknown tokens', async () => {
    const { authorization } = await service.authorize('people:read');
    expectRefusal(await list(authorization), 403, { detail: 'The access token lacks the scope "cases:read"' });
    const unknown = `Bearer facet_${'0'.repeat(32)}_${'A'.repeat(43)}`;
    expectRefusal(await list(unknown), 401, { detail: 'A valid access token is required' });
  });
});

// Outside this process each function has a token cache of its own.
describeInProcess('the round trips of a list of workflow cases', () => {
  it('are one for an integration', async () => {
    await service.call('GET', path);
    expect(costOf(await service.call('GET', `${path}?page[size]=100`))).toMatchObject({
      requests: partitions,
      roundTrips: 1,
    });
  });

  it.each([
    ['three for the candidate: the user, the profile, the cases', 'candidate', 3],
    ['three for a member: the user, the groups, the cases', 'member', 3],
    ['four for an assistant: the user, those assisted, their profiles, the cases', 'assistant', 4],
    ['for a chair four, and one for each level of departments', 'boss', 7],
  ] as const)('are %s', async (_case, who, roundTrips) => {
    const top = await department();
    const candidate = await person(await department(await department(top)));
    const callers = { candidate, member: await person(), assistant: await person(), boss: await person() };
    await Promise.all([chair(callers.boss, top), assist(callers.assistant, candidate)]);
    const made = await newCase({ candidate, group: await group(callers.member) });
    const { authorization } = callers[who];
    // Caches the token, which is nothing of the list's own.
    await service.call('GET', `/api/v1/employments/${made.id}`, { headers: { authorization } });
    const first = await list(authorization);
    expect(costOf(first).roundTrips).toBe(roundTrips);
    expect(idsOf(first)).toEqual([made.id]);
  });
});
