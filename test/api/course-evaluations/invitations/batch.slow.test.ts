import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanTable } from '../../../../infra/tools/bench/scan-table.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { noteAnswer, openTerm } from '../../../lib/domain/evaluations/invitations/support/open-term.ts';
import { carryOutBatches } from '../../../support/carry-out-batches.ts';
import { loseAnswer } from '../../../support/faults.ts';
import { itInProcess } from '../../../support/routes-under-test.ts';
import { startService, toMany } from '../../../support/service.ts';
import { at, batches, codeIn, expectRefusal, invalid, invitingBy, type } from './support/inviting.ts';

const service = await startService();
const { store, call } = service;
const { invite, fetchLinks, codesOf, redeem } = invitingBy(service);

afterEach(() => {
  vi.useRealTimers();
});

describe('a batch of invitations', () => {
  it('makes a link for each student who has something to answer', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1], [1], []]);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    const batch = await invite(period);
    const state = await call('GET', batch);
    expect(state.document.data.attributes).toMatchObject({ state: 'finished', invited: 2, already_invited: 0 });
    const rows = await fetchLinks(batch);
    expect(rows.map(({ name, email, open }) => [name, email, open]).sort()).toEqual([
      ['Student 0', 'student0@college.example', 1],
      ['Student 1', 'student1@college.example', 1],
    ]);
    for (const { link } of rows) expect(link).toMatch(/^https?:\/\/facet\.test\/app#[A-Za-z0-9_-]{43}$/);
    expect(new Set(rows.map(codeIn)).size).toBe(2);
  });

  it('hands its links out once', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    await fetchLinks(batch);
    expectRefusal(await call('GET', `${batch}/links`), 410, {
      code: 'links_gone',
      detail: expect.stringContaining('makes new links for students who are named in it'),
    });
    expect((await call('GET', batch)).document.data.attributes.state).toBe('fetched');
    const id = batch.split('/').at(-1);
    expect((await readdir(process.env.INVITATION_FOLDER ?? '')).filter((name) => name.includes(id ?? ''))).toEqual([]);
  });

  it('hands them out to one of several who fetch them at once', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('GET', `${batch}/links`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  itInProcess('hands them out also where the table has noted that and its answer is lost', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    const lost = loseAnswer(store.client);
    expect(await fetchLinks(batch)).toHaveLength(1);
    expect(lost()).toBe(1);
    expect((await call('GET', `${batch}/links`)).status).toBe(410);
  });

  it('keeps them from who asks for the head of the answer', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    expect((await call('HEAD', `${batch}/links`)).status).toBe(200);
    expect(await fetchLinks(batch)).toHaveLength(1);
  });

  it('says that it is at work still', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const { document } = await call('POST', `/api/v1/course_evaluation_periods/${period}/invitations`, {
      body: { data: { type } },
    });
    const answer = await call('GET', `${batches}/${document.data.id}/links`);
    expectRefusal(answer, 409, { code: 'not_finished', meta: { state: 'queued' } });
    await carryOutBatches();
  });

  it('answers as CSV, in which no name is a formula, and as lines of JSON', async () => {
    const term = await openTerm(service, 1, [[0]]);
    const name = '=HYPERLINK("http://evil.example","x")';
    const set = [[['display_name'], name]] as const;
    await store.write([changeStep(keyOf.record(at(term.users, 0)), { set }, () => 'gone')]);
    const csv = await call('GET', `${await invite(term.period)}/links`, { headers: { accept: 'text/csv' } });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['cache-control']).toBe('private, no-store');
    const [header, row, end] = csv.text.split('\r\n');
    expect([header, end]).toEqual(['name,email,link,open', '']);
    expect(row).toMatch(
      /^"'=HYPERLINK\(""http:\/\/evil\.example"",""x""\)",student0@college\.example,http\S+#[\w-]{43},1$/,
    );
    const again = await invite(term.period, term.students);
    const lines = await call('GET', `${again}/links`, { headers: { accept: 'application/x-ndjson' } });
    expect(JSON.parse(lines.text)).toMatchObject({ name, open: 1 });
  });

  it('leaves those alone who have a link', async () => {
    const { period, students } = await openTerm(service, 1, [[0], [0]]);
    const [code = ''] = await codesOf(period, [at(students, 0)]);
    const second = await invite(period);
    expect((await call('GET', second)).document.data.attributes).toMatchObject({ invited: 1, already_invited: 1 });
    expect((await fetchLinks(second)).map(({ name }) => name)).toEqual(['Student 1']);
    expect((await redeem(code)).status).toBe(200);
  });

  it('gives new links to those who are named, and ends the old ones', async () => {
    const { period, students } = await openTerm(service, 1, [[0], [0]]);
    const rows = await fetchLinks(await invite(period));
    const [named, other] = [0, 1].map((n) =>
      codeIn(
        at(
          rows.filter(({ name }) => name === `Student ${n}`),
          0,
        ),
      ),
    );
    const [fresh] = await codesOf(period, [at(students, 0)]);
    expect(fresh).not.toBe(named);
    expectRefusal(await redeem(named), 422, invalid);
    expect((await redeem(other)).status).toBe(200);
    expect((await redeem(fresh)).status).toBe(200);
  });

  it('makes no link for who is named and has nothing to answer, or is not in use any more', async () => {
    const { period, students, sections, users } = await openTerm(service, 1, [[0], [0], []]);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    await store.write([changeStep(keyOf.record(at(users, 1)), { set: [[['deactivated'], true]] }, () => 'gone')]);
    const batch = await invite(period, students);
    expect((await call('GET', batch)).document.data.attributes).toMatchObject({ invited: 0, nothing_to_answer: 2 });
    expect(await fetchLinks(batch)).toEqual([]);
  });

  // Bundles have a clock of their own.
  itInProcess('makes new links for those whose links nobody can fetch any more', async () => {
    const { period, close } = await openTerm(service, 1, [[0]]);
    const lost = await invite(period);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await close(new Date(Date.now() + 30 * 86_400_000));
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    expect((await call('GET', lost)).document.data.attributes.state).toBe('expired');
    expectRefusal(await call('GET', `${lost}/links`), 410, { code: 'links_gone' });
    expect(await codesOf(period)).toHaveLength(1);
  });

  it('is refused for a closed period, an unknown one, and students who are not there', async () => {
    const { period, students, close } = await openTerm(service, 1, [[0]]);
    const nobody = { type: 'course_evaluation_student', id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    const ask = (id: string, named: readonly { type: string; id: string }[]) =>
      call('POST', `/api/v1/course_evaluation_periods/${id}/invitations`, {
        body: { data: { type, relationships: { students: toMany(...named) } } },
      });
    expectRefusal(await ask(period, [at(students, 0), nobody]), 404, {
      code: 'related_not_found',
      source: { pointer: '/data/relationships/students/data/1' },
    });
    expectRefusal(await ask(nobody.id, []), 404, { code: 'not_found' });
    await close(new Date(Date.now() - 1_000));
    expectRefusal(await ask(period, []), 409, { code: 'not_open', meta: { status: 'closed' } });
  });

  it('leaves neither name, address nor code in the table', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    const [code = ''] = (await fetchLinks(batch)).map(codeIn);
    await redeem(code);
    // A user's own record, and the entries that find users, hold what the user is.
    const isOfUser = ({ pk }: Readonly<Record<string, unknown>>) =>
      /^user#|user#emails|#emails#/.test(String(pk)) || /^(?:value|word)/.test(String(pk));
    const items = (await scanTable(store)).filter((item) => !isOfUser(item));
    expect(JSON.stringify(items)).not.toMatch(/student0@college|Student 0/);
    expect(JSON.stringify(items)).not.toContain(code);
    const record = items.find(({ pk }) => pk === keyOf.record({ type, id: batch.split('/').at(-1) ?? '' }).pk);
    expect(Object.keys(Object(record)).filter((name) => /student|emails|name$|code/.test(name))).toEqual([]);
  });
});
