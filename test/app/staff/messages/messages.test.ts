import { describe, expect, it } from 'vitest';
import { attributesOf, newValues, valuesOf, withPurpose } from '../../../../app/src/staff/messages/message-values.ts';
import { messages } from '../../../../app/src/staff/messages/messages.ts';
import { dueOf, inOrder, staffReached } from '../../../../app/src/staff/messages/order.ts';
import type { Forecast, Message } from '../../../../app/src/staff/messages/queries.ts';
import { rulesOf } from '../../../../app/src/staff/messages/rules.ts';
import { usualFor } from '../../../../app/src/staff/messages/usual.ts';
import { audiencesOf, messagePurposes } from '../../../../lib/resources/messages/course-evaluation-period-message.ts';

const message = (id: string, attributes: object): Message =>
  // The order looks at these alone.
  ({
    id,
    attributes: { when: {}, started_at: null, finished_at: null, ...attributes },
    relationships: { template: { data: null } },
  }) as unknown as Message;

const forecastOf = (due: Readonly<Record<string, string | null>>): Forecast =>
  ({ messages: Object.entries(due).map(([id, due_at]) => ({ message: id, due_at })) }) as unknown as Forecast;

const idsOf = (list: readonly Message[]): string[] => list.map(({ id }) => id);

describe('the order of messages', () => {
  it('is that of when sending began or will begin, and what has no time is last', () => {
    const forecast = forecastOf({ later: '2026-12-09T09:00:00.000Z', soon: '2026-12-02T09:00:00.000Z', never: null });
    const list = [
      message('never', { when: { anchor: 'closes_at' } }),
      message('later', { when: { anchor: 'closes_at' } }),
      message('soon', { when: { anchor: 'opens_at', days: 1 } }),
      message('sent', { started_at: '2026-12-01T09:00:00.000Z' }),
    ];
    expect(idsOf(inOrder(list, forecast))).toEqual(['sent', 'soon', 'later', 'never']);
    expect(dueOf(forecast, { id: 'never' })).toBeNull();
    expect(dueOf(forecast, { id: 'sent' })).toBeUndefined();
    expect(dueOf(null, { id: 'soon' })).toBeUndefined();
  });

  it('keeps a message in its place that was cancelled or skipped', () => {
    const times = { opens_at: '2026-12-01T08:00:00.000Z', closes_at: '2026-12-15T08:00:00.000Z' };
    const finished = { finished_at: '2026-11-28T08:00:00.000Z' };
    const release = { results_release_at: '2027-01-10T08:00:00.000Z' };
    const list = [
      message('results', { ...finished, when: { anchor: 'results_release_at' } }),
      message('closing', { ...finished, when: { anchor: 'closes_at', days: -2 } }),
      message('fixed', { ...finished, when: { at: '2026-12-05T08:00:00.000Z' } }),
      message('opening', { ...finished, when: { anchor: 'opens_at' } }),
    ];
    expect(idsOf(inOrder(list, null, { ...times, ...release }))).toEqual(['opening', 'fixed', 'closing', 'results']);
    // Without the times of the period, when it ended is all that is known.
    expect(idsOf(inOrder(list, null))).toEqual(['results', 'closing', 'opening', 'fixed']);
  });
});

it('of instructors and chairs, how many a message reaches is known', () => {
  const forecast = { messages: [{ message: 'one', recipients: 7 }] } as unknown as Forecast;
  expect(staffReached(forecast, message('one', { audience: 'chairs' }))).toBe(7);
  expect(staffReached(forecast, message('one', { audience: 'students' }))).toBeUndefined();
  expect(staffReached(null, message('one', { audience: 'chairs' }))).toBeUndefined();
});

it.each(messagePurposes)('the audiences of %s are those of the service', (purpose) => {
  expect(rulesOf[purpose].audiences).toEqual(audiencesOf[purpose]);
});

it('the usual messages have a note of results where the period releases them', () => {
  const purposes = (hasRelease: boolean) => usualFor({ hasRelease }).map(({ purpose }) => purpose);
  const toStudents = ['invitation', 'reminder', 'reminder', 'closing_soon'];
  expect(purposes(false)).toEqual(toStudents);
  expect(purposes(true)).toEqual([...toStudents, 'results_available']);
});

describe('what is said of a message', () => {
  it.each([
    [{ at: '2026-12-05T08:00:00.000Z' }, 'At a fixed time.'],
    [{ anchor: 'opens_at' }, 'When the period opens.'],
    [{ anchor: 'opens_at', days: 0, time: '08:00' }, 'On the day that the period opens, at 08:00 at the institution.'],
    [{ anchor: 'opens_at', days: 6 }, '6 days after the period opens.'],
    [{ anchor: 'results_release_at' }, 'When the results are released.'],
    [{ anchor: 'results_release_at', days: 1 }, '1 day after the results are released.'],
    [{ anchor: 'closes_at', days: -1, time: '09:00' }, '1 day before the period closes, at 09:00 at the institution.'],
  ] as const)('is when: %j', (when, text) => {
    expect(messages.ruleOf(when)).toBe(text);
  });

  it.each([
    [0, '1 second'],
    [45, '45 seconds'],
    [300, '5 minutes'],
    [7_200, '2 hours'],
  ])('is how long it takes: %i', (seconds, text) => {
    expect(messages.forecast.takes(seconds)).toBe(`A message to all of them takes about ${text}.`);
  });

  it('has one student in the singular', () => {
    expect(messages.forecast.recipients(1)).toBe('1 student has something to answer and can be reached.');
    expect(messages.forecast.withoutAddress(1)).toBe('1 student has no e-mail address and gets no mail.');
    expect(messages.forecast.withoutAddress(1_200)).toBe('1,200 students have no e-mail address and get no mail.');
  });
});

describe('the fields of a message', () => {
  const planned = (attributes: object) =>
    message('one', {
      purpose: 'reminder',
      audience: 'students_not_finished',
      skip_above_response_rate: null,
      ...attributes,
    });

  it.each([
    [{ anchor: 'opens_at' }, null],
    [{ anchor: 'opens_at', days: 6, time: '09:00' }, 0.625],
    [{ anchor: 'closes_at', days: -2, time: '09:00' }, 0.8],
    [{ anchor: 'closes_at', time: '07:00' }, 0],
  ])('stand for what was planned: %j, skipped above %s', (when, skip_above_response_rate) => {
    const values = valuesOf(planned({ when, skip_above_response_rate }));
    expect(attributesOf(values ?? newValues)).toEqual({
      ...{ audience: 'students_not_finished', when, skip_above_response_rate },
    });
  });

  it.each([{ at: '2026-12-01T08:00:00Z' }, { anchor: 'opens_at', days: -1 }, { anchor: 'closes_at', days: 1 }])(
    'can not show %j',
    (when) => {
      expect(valuesOf(planned({ when }))).toBeUndefined();
    },
  );

  it('show the note of results as it was planned, after the release alone', () => {
    const note = { purpose: 'results_available', audience: 'chairs' };
    const when = { anchor: 'results_release_at', days: 2, time: '08:00' };
    const values = valuesOf(planned({ ...note, when }));
    expect(attributesOf(values ?? newValues)).toEqual({ audience: 'chairs', when, skip_above_response_rate: null });
    expect(valuesOf(planned({ ...note, when: { ...when, days: -2 } }))).toBeUndefined();
    expect(valuesOf(planned({ ...note, when: { anchor: 'closes_at' } }))).toBeUndefined();
  });

  it.each(['invitation', 'response_rates', 'results_available'] as const)(
    'have no rate above which %s is skipped',
    (purpose) => {
      expect(attributesOf({ ...newValues, purpose, skips: '80' }).skip_above_response_rate).toBeNull();
    },
  );

  it('are those of another purpose once it is chosen', () => {
    const results = withPurpose({ ...newValues, template: 'one' }, 'results_available');
    expect(results).toMatchObject({ audience: 'instructors', template: '' });
    expect(attributesOf(results).when).toEqual({ anchor: 'results_release_at' });
    const rates = withPurpose({ ...results, audience: 'chairs' }, 'response_rates');
    expect(attributesOf(rates)).toMatchObject({ audience: 'chairs', when: { anchor: 'closes_at', days: -3 } });
    const opening = { ...newValues, anchor: 'opens_at', days: '5' } as const;
    expect(withPurpose(opening, 'closing_soon')).toEqual({ ...opening, purpose: 'closing_soon' });
  });
});
