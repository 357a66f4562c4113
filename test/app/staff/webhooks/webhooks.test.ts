import { describe, expect, it } from 'vitest';
import { fromLocal, toLocal } from '../../../../app/src/staff/parts/times.ts';
import { eventNames, toChosen, toEventTypes } from '../../../../app/src/staff/webhooks/event-types.ts';
import { healthOf } from '../../../../app/src/staff/webhooks/health.ts';
import { boundsAt, minuteAt } from '../../../../app/src/staff/webhooks/since.ts';
import { nextPage } from '../../../../app/src/ui/next-page.ts';

describe('the events of an endpoint', () => {
  it.each([
    [null, ['*'], undefined],
    [['*'], ['*'], undefined],
    [['*', 'user.updated'], ['*'], undefined],
    [['user.*', 'employment.*'], ['user.*', 'employment.*'], 'People, Employments'],
    // Finer than the form offers: kept as it is.
    [['user.deleted', 'employment.*'], ['employment.*', 'user.deleted'], 'Employments, user.deleted'],
  ] as const)('%j', (types, sent, names) => {
    expect(toEventTypes(toChosen(types && [...types]))).toEqual(sent);
    expect(eventNames(types && [...types])).toBe(names);
  });

  it('are none until one is chosen', () => {
    expect(toEventTypes({ all: false, kinds: [], others: [] })).toBeUndefined();
  });
});

describe('how an endpoint is', () => {
  const enabled = { is_enabled: true, disabled_because: null };
  const of = (...statuses: ('pending' | 'succeeded' | 'failed' | 'exhausted')[]) =>
    healthOf(
      enabled,
      statuses.map((status) => ({ status })),
    );

  it('follows from why it was disabled', () => {
    expect(healthOf({ is_enabled: false, disabled_because: 'failing' })).toBe('failing');
    expect(healthOf({ is_enabled: false, disabled_because: null })).toBe('disabled');
  });

  it('is trouble when the last messages failed, whatever waits', () => {
    expect([of(), of('pending'), of('succeeded'), of('failed', 'succeeded')]).toEqual(Array(4).fill('good'));
    expect([of('failed'), of('pending', 'exhausted'), of('failed', 'failed', 'failed', 'succeeded')]).toEqual(
      Array(3).fill('trouble'),
    );
  });
});

describe('since when what was missed is sent', () => {
  const now = new Date('2026-11-22T10:00:00Z');

  it('is read in the zone of the reader', () => {
    const at = '2026-11-20T08:30:00.000Z';
    expect(fromLocal(toLocal(at))).toBe(at);
  });

  it('is a whole minute, as the field takes it', () => {
    expect(fromLocal(minuteAt(Date.parse('2026-11-20T08:30:59.900Z')))).toBe('2026-11-20T08:30:00.000Z');
  });

  it('is within the time for which events are kept', () => {
    const { min, max } = boundsAt(now);
    expect([fromLocal(min), fromLocal(max)]).toEqual(['2026-10-23T11:00:00.000Z', '2026-11-22T10:00:00.000Z']);
  });
});

describe('a link to a page of a list', () => {
  it.each([
    [null, undefined],
    ['https://other.example/api/v1/imports?page%5Bafter%5D=abc&sort=-x', { 'page[after]': 'abc' }],
    ['/api/v1/imports?page[before]=def', { 'page[before]': 'def' }],
    ['/api/v1/imports', {}],
  ])('%s', (link, query) => {
    expect(nextPage(link)).toEqual(query);
  });
});
