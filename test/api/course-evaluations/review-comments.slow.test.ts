import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import {
  actingFor,
  type Evaluated,
  released,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  unreleased,
} from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('comments:read');
const reviewer = await service.authorize('comments:review');

type Headers = { readonly authorization: string };

let ada: Teacher;
let bob: Teacher;
let chair: Teacher;

const seedComments = async (times: typeof released) => {
  const period = await seedPeriod(service, times);
  const evaluated = await seedEvaluation(service, period, [ada, bob]);
  const question = await seedQuestion(service, period);
  await seedResult(service, period, evaluated);
  const [ofAda, ofBob] = evaluated.sectionInstructors;
  const write = (text: string, decision: string, instructor?: StoredRecord) =>
    service.seed(
      'course_evaluation_comment',
      {
        text,
        decision,
        subject: instructor ? 'instructor' : 'course',
        ...(decision === 'removed' && { reason: 'Insults.' }),
      },
      {
        evaluation: toOne(evaluated.evaluation),
        period: toOne(period),
        question: toOne(question),
        ...(instructor && { instructor: toOne(instructor) }),
      },
    );
  const comments = {
    open: await write('open', 'undecided'),
    course: await write('course', 'public'),
    courseAlone: await write('course, private', 'private'),
    ada: await write('of Ada', 'public', ofAda),
    adaAlone: await write('of Ada, private', 'private', ofAda),
    bobAlone: await write('of Bob, private', 'private', ofBob),
    gone: await write('insult', 'removed'),
  };
  return { period, evaluated, comments };
};

const textsOf = async ({ evaluation }: Evaluated, headers: Headers): Promise<(string | null)[]> => {
  const { status, document, text } = await service.call(
    'GET',
    `/api/v1/course_evaluation_comments?filter[evaluation]=${evaluation.id}`,
    { headers },
  );
  expect(status, text).toBe(200);
  return document.data.map(({ attributes }: { attributes: { text: string | null } }) => attributes.text).sort();
};

const person = ({ user }: Teacher) => actingFor(service.store, user, 'comments:read', 'comments:review');

const review = (comment: StoredRecord, attributes: object, headers: Headers = reviewer) =>
  service.call('PATCH', `/api/v1/course_evaluation_comments/${comment.id}`, {
    headers,
    body: { data: { type: 'course_evaluation_comment', id: comment.id, attributes } },
  });

beforeAll(async () => {
  const maths = await service.seed('department', { name: 'Mathematics' });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', maths);
  chair = await seedTeacher(service, 'Chair');
  await seedChair(service, chair, maths.id);
});

describe('comments on a released result', () => {
  it('are shown once they were reviewed, those removed without their text', async () => {
    const { evaluated, comments } = await seedComments(released);
    expect(await textsOf(evaluated, reader)).toEqual(['course', null, 'of Ada'].sort());
    const { document } = await service.call('GET', `/api/v1/course_evaluation_comments/${comments.gone.id}`, {
      headers: reader,
    });
    expect(document.data.attributes).toMatchObject({ text: null, decision: 'removed', reason: 'Insults.' });
    expect(
      (await service.call('GET', `/api/v1/course_evaluation_comments/${comments.open.id}`, { headers: reader })).status,
    ).toBe(404);
  });

  it('are all shown to a reviewer', async () => {
    const { evaluated } = await seedComments(released);
    expect(await textsOf(evaluated, reviewer)).toHaveLength(7);
  });

  it('that are private are shown to the instructor concerned, and never to a chair', async () => {
    const { evaluated } = await seedComments(released);
    const seen = ['course', 'course, private', null];
    expect(await textsOf(evaluated, await person(ada))).toEqual([...seen, 'of Ada', 'of Ada, private'].sort());
    expect(await textsOf(evaluated, await person(bob))).toEqual([...seen, 'of Bob, private'].sort());
    expect(await textsOf(evaluated, await person(chair))).toEqual(['course', null, 'of Ada'].sort());
    expect(await textsOf(evaluated, await person(await seedTeacher(service, 'Eve')))).toEqual([]);
  });

  it('are found by who is concerned, by question and by decision', async () => {
    const { evaluated, comments } = await seedComments(released);
    const find = async (filter: string) => {
      const { document } = await service.call('GET', `/api/v1/course_evaluation_comments?${filter}`, {
        headers: reviewer,
      });
      return document.data.map(({ id }: StoredRecord) => id).sort();
    };
    const ofAda = [comments.ada.id, comments.adaAlone.id].sort();
    expect(await find(`filter[instructor]=${evaluated.sectionInstructors[0]?.id}`)).toEqual(ofAda);
    expect(await find(`filter[question]=${comments.open.question}`)).toHaveLength(7);
    expect(await find(`filter[period]=${comments.open.period}&filter[decision]=undecided`)).toEqual([comments.open.id]);
  });
});

describe('comments before the release', () => {
  it('are shown to reviewers alone', async () => {
    const { evaluated } = await seedComments(unreleased);
    expect(await textsOf(evaluated, reviewer)).toHaveLength(7);
    for (const headers of [reader, await person(ada), await person(chair)])
      expect(await textsOf(evaluated, headers)).toEqual([]);
  });
});

describe('a review', () => {
  it('decides, and keeps what was edited until the release', async () => {
    const { comments } = await seedComments(unreleased);
    const edited = await review(comments.open, { text: '[…]', decision: 'public' });
    expect(edited.status, edited.text).toBe(200);
    expect(edited.document.data.attributes).toMatchObject({
      text: '[…]',
      decision: 'public',
      is_edited: true,
      original_text: 'open',
    });
    const again = await review(comments.open, { text: 'x' });
    expect(again.document.data.attributes).toMatchObject({ text: 'x', original_text: 'open' });
  });

  it('after the release keeps nothing, and forgets what was kept', async () => {
    const { comments, period } = await seedComments(unreleased);
    await review(comments.open, { text: '[…]', decision: 'public' });
    await service.call('PATCH', `/api/v1/course_evaluation_periods/${period.id}`, {
      body: {
        data: {
          type: 'course_evaluation_period',
          id: period.id,
          attributes: { results_release_at: '2026-01-01T00:00:00.000Z' },
        },
      },
    });
    const shown = await service.call('GET', `/api/v1/course_evaluation_comments/${comments.open.id}`, {
      headers: reviewer,
    });
    expect(shown.document.data.attributes).toMatchObject({ text: '[…]', is_edited: true, original_text: null });
    await review(comments.open, { decision: 'private' });
    expect(await service.store.read(comments.open)).not.toHaveProperty('original_text');
    await review(comments.course, { text: 'y' });
    expect(await service.store.read(comments.course)).not.toHaveProperty('original_text');
  });

  it.each([
    ['that edits', { text: '[…]', decision: 'public' }],
    ['that changes nothing', { text: '[…]' }],
  ])('%s and is repeated with its key after the release shows nothing of what was written', async (_name, repeated) => {
    const { comments, period } = await seedComments(unreleased);
    if (!('decision' in repeated)) await review(comments.open, { text: '[…]' });
    const body = { data: { type: 'course_evaluation_comment', id: comments.open.id, attributes: repeated } };
    const headers = { ...reviewer, 'idempotency-key': crypto.randomUUID() };
    const send = () =>
      service.call('PATCH', `/api/v1/course_evaluation_comments/${comments.open.id}`, { body, headers });
    expect((await send()).document.data.attributes.original_text).toBe('open');
    const set = [[['results_release_at'], '2026-01-01T00:00:00.000Z']] as const;
    await service.store.write([changeStep(keyOf.record(period), { set }, () => 'gone')]);
    const again = await send();
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.document.data.attributes).toMatchObject({ text: '[…]', is_edited: true, original_text: null });
  });

  it('needs a reason to remove, and leaves a text', async () => {
    const { comments } = await seedComments(unreleased);
    for (const reason of [null, '', ' \u200B']) {
      const refused = await review(comments.open, { decision: 'removed', reason });
      expect([refused.status, refused.document.errors[0]]).toMatchObject([
        422,
        { code: 'no_reason', meta: { field: 'reason' } },
      ]);
    }
    expect((await review(comments.open, { decision: 'removed', reason: 'Names a student.' })).status).toBe(200);
    expect((await review(comments.course, { decision: null })).status).toBe(422);
  });

  it('is refused to persons, and without the scope', async () => {
    const { comments } = await seedComments(unreleased);
    const refused = await review(comments.open, { decision: 'public' }, await person(chair));
    expect([refused.status, refused.document.errors[0].code]).toEqual([403, 'integration_only']);
    expect((await review(comments.open, { decision: 'public' }, reader)).status).toBe(403);
  });
});
