import { expect, it } from 'vitest';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import { fillLinkages } from '../../infra/support/fill-linkages.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const owner = await service.seedUser();
const term = await service.seed('course_evaluation_term', { name: 'T' });
const section = await service.seed('course_evaluation_section', { name: '01' }, { term: toOne(term) });
const period = await service.seed(
  'course_evaluation_period',
  { name: 'P', evaluation_type: 'midterm' },
  { term: toOne(term) },
);
const relationships = { period: toOne(period), section: toOne(section) };
const evaluation = await service.seed('course_evaluation', {}, relationships);
const get = (path: string) => service.call('GET', `/api/v1/${path}`);

// The first call notes the use of the token, the first list makes the secret of the cursors.
await get('users');
await fillLinkages(service);

// Outside this process each function has a token cache of its own.
describeInProcess('a linkage with overflow', () => {
  it.each([
    [`course_evaluations/${evaluation.id}`, { requests: 1, roundTrips: 1 }],
    // Four of them for the total.
    ['course_evaluations', { requests: 7, roundTrips: 1 }],
    [`course_evaluations/${evaluation.id}?include=section.term`, { requests: 3, roundTrips: 3 }],
    [`course_evaluation_sections/${section.id}/term`, { requests: 2, roundTrips: 2 }],
  ])('costs nothing where no answer shows it: %s', async (path, cost) => {
    expect(costOf(await get(path))).toMatchObject(cost);
  });

  it('is read where an answer shows it', async () => {
    const answer = await get(`users/${owner.id}`);
    expect(costOf(answer).roundTrips).toBe(2);
    expect(answer.document.data.relationships.employments.meta.count).toBeGreaterThan(inlineEntries);
  });
});
