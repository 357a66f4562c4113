import { describe, expect, it } from 'vitest';
import { alterOne } from '../../../infra/tools/cost/alter-one.ts';
import { operationNamed } from '../../../lib/operations.ts';

const altered = (operation: string, attributes: object): unknown => {
  const request = alterOne({ body: { data: { attributes } } }, operationNamed(operation));
  return (request.body as { data: { attributes: object } }).data.attributes;
};

describe('the request that a cost is measured with', () => {
  it('alters a text before an instant', () => {
    const times = { created_at: '2026-01-01T00:00:00.000Z', prefix: 'MU' };
    expect(altered('update-user', { ...times, display_name: 'Ada' })).toEqual({
      ...times,
      display_name: 'Ada altered',
    });
    expect(altered('update-period-schedule', { opens_at: '2026-01-01T00:01:00.000Z' })).toEqual({
      opens_at: '2026-01-01T00:00:00.000Z',
    });
  });

  it('takes another choice where an attribute has a list of them', () => {
    expect(altered('update-comment', { decision: 'public', reason: null })).toEqual({
      decision: 'undecided',
      reason: null,
    });
  });

  it('leaves dates and creations as they are', () => {
    expect(altered('update-term', { start_date: '2026-09-01' })).toEqual({ start_date: '2026-09-01' });
    expect(altered('create-user', { display_name: 'Ada' })).toEqual({ display_name: 'Ada' });
  });
});
