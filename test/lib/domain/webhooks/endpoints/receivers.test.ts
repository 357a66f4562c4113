import { describe, expect, it } from 'vitest';
import type { Change } from '../../../../../lib/domain/changes/change.ts';
import { hasMissed } from '../../../../../lib/domain/webhooks/endpoints/gaps.ts';
import { gets, type Receiver } from '../../../../../lib/domain/webhooks/endpoints/receivers.ts';
import { announcedType } from '../../../../../lib/resources/announced-types.ts';
import { resourceOf } from '../../../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';

const created = '2026-11-22T10:00:10.600Z';
// What dispatching looks at.
const endpoint = {
  type: 'webhook_endpoint',
  id: 'e',
  created_at: created,
  event_types: ['*'],
} as unknown as StoredRecord;
const type = announcedType(resourceOf('folder'));
const receiver: Receiver = {
  endpoint,
  token: { scopes: ['folders:read'], principal: { kind: 'integration' }, expires_at: '2027-01-01T00:00:00.000Z' },
};
const changeAt = (action: Change['action'], at: string): Change => ({
  ...{ id: 'c', action, subject_type: 'folder', subject_id: 'f', external_id: null, version: 2, changed: [], at },
});

describe('an endpoint', () => {
  // The stream gives the second of a deletion, and no more.
  it.each([
    ['deleted', '2026-11-22T10:00:10.000Z', true],
    ['deleted', '2026-11-22T10:00:09.000Z', false],
    ['updated', '2026-11-22T10:00:10.599Z', false],
    ['updated', created, true],
  ] as const)('created at 10.6 seconds: what was %s at %s is sent to it, or missed, %s', (action, at, isSent) => {
    if (type === undefined) throw new Error('the feed has no folders');
    const change = changeAt(action, at);
    expect([gets(receiver, type, change), hasMissed(endpoint, change)]).toEqual([isSent, isSent]);
  });
});
