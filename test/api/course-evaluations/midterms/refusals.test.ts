import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../../../lib/store/keys.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { expectRefusal } from '../../../support/expectations.ts';
import { actingFor } from '../../../support/results.ts';
import { dayAfter, inDays, openMidterms } from './support/midterms.ts';

const { ada, asAda, asBob, draft, item, newClass, scale, service, setThreshold, start } = await openMidterms();

afterEach(() => {
  vi.useRealTimers();
});

describe('a midterm evaluation is refused', () => {
  const pointer = (path: string) => ({ source: { pointer: `/data/attributes/${path}` } });
  const refusal = (code: string, own: object = {}) => ({ code, detail: expect.any(String), ...own });

  it('where the institution allows none', async () => {
    const taught = await newClass();
    await setThreshold(null);
    const answered = await start(taught);
    await setThreshold(4);
    expectRefusal(answered, 409, refusal('midterms_off'));
  });

  it('to those who do not teach the section, and to integrations', async () => {
    const taught = await newClass();
    expectRefusal(await start(taught, {}, { headers: asBob }), 403, refusal('authority_required'));
    const integration = await service.authorize('replies:write');
    expectRefusal(await start(taught, {}, { headers: integration }), 403, refusal('person_only'));
    const unscoped = await actingFor(service.store, ada.user, 'results:read');
    expectRefusal(await start(taught, {}, { headers: unscoped }), 403, refusal('missing_scope'));
    const missing = { section: { ...taught.section, id: '01959266-5bc0-7d10-8000-4c3b2a190f8e' } };
    expectRefusal(await start(missing), 404, refusal('not_found'));
  });

  it('of a cancelled section', async () => {
    const taught = await newClass();
    await service.store.write([
      changeStep(keyOf.record(taught.section), { set: [[['cancelled'], true]] }, () => undefined),
    ]);
    expectRefusal(await start(taught), 409, refusal('not_evaluated'));
  });

  it('for too long, too late, and for the past', async () => {
    const taught = await newClass();
    const latest = { meta: { latest: expect.any(String) }, ...pointer('closes_at') };
    expectRefusal(await start(taught, { closes_at: inDays(14.01) }), 409, refusal('open_too_long', latest));
    expectRefusal(await start(taught, { closes_at: inDays(-1) }), 409, refusal('closes_in_past', pointer('closes_at')));
    const ending = await service.seed('course_evaluation_term', { name: 'Short', end_date: dayAfter(26) });
    const late = await newClass(1, { of: ending });
    const lastDay = { meta: { last_day: dayAfter(5) }, ...pointer('closes_at') };
    expectRefusal(await start(late), 409, refusal('too_late_in_term', lastDay));
    const endless = await service.seed('course_evaluation_term', { name: 'Endless' });
    expectRefusal(await start(await newClass(1, { of: endless })), 409, refusal('end_of_term_unknown'));
  });

  it('to the millisecond where the last three weeks of the term begin in the zone of the institution', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-10-20T12:00:00Z'), toFake: ['Date'] });
    // Summer time ends between: midnight in New York is at 05:00 UTC.
    const autumn = await service.seed('course_evaluation_term', { name: 'Autumn 2026', end_date: '2026-11-22' });
    const taught = await newClass(1, { of: autumn });
    const lastDay = { meta: { last_day: '2026-11-01' }, ...pointer('closes_at') };
    const late = await start(taught, { closes_at: '2026-11-02T05:00:00.001Z' });
    expectRefusal(late, 409, refusal('too_late_in_term', lastDay));
    expect((await start(taught, { closes_at: '2026-11-02T05:00:00.000Z' })).status).toBe(201);
  });

  it('to the millisecond before the term begins in the zone of the institution', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-09-01T03:59:59.999Z'), toFake: ['Date'] });
    const days = { start_date: '2026-09-01', end_date: '2026-12-18' };
    const taught = await newClass(1, { of: await service.seed('course_evaluation_term', { name: 'Fall', ...days }) });
    const meta = { first_day: '2026-09-01', last_day: '2026-11-27' };
    const detail =
      'A midterm evaluation of the section is open between 2026-09-01, when the term begins, and 2026-11-27';
    const early = { code: 'too_early_in_term', detail, meta, source: { pointer: '/data' } };
    const offered = async () => {
      const { document } = await service.call('GET', '/api/v1/my/response_rates', { headers: asAda });
      return document.meta.midterms.some((each: { section: string }) => each.section === taught.section.id);
    };
    expect(await offered()).toBe(false);
    expectRefusal(await start(taught), 409, early);
    vi.setSystemTime(Date.parse('2026-09-01T04:00:00.000Z'));
    expect(await offered()).toBe(true);
    expect((await start(taught)).status).toBe(201);
  });

  it('without one to ten questions that are offered', async () => {
    const taught = await newClass();
    const refusals = async (items: readonly unknown[]) => start(taught, { items });
    expectRefusal(await refusals([]), 422, refusal('blank', pointer('items')));
    expectRefusal(await refusals([scale.id, scale.id]), 422, refusal('repeated', pointer('items/1')));
    const eleven = Array.from({ length: 11 }, (_, index) => `01959266-5bc0-7d10-8000-4c3b2a190f${10 + index}`);
    expectRefusal(await refusals(eleven), 422, refusal('too_many', pointer('items')));
    expectRefusal(await refusals([scale.id, eleven[0]]), 404, refusal('related_not_found', pointer('items/1')));
    const state = { meta: { state: 'draft' }, ...pointer('items/1') };
    expectRefusal(await refusals([scale.id, draft.id]), 409, refusal('not_offered', state));
    const heading = await item({ text: 'A word', kind: 'heading' });
    expectRefusal(await refusals([heading.id]), 409, refusal('nothing_asked', pointer('items')));
  });
});
