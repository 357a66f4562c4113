import { expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { namedOperations } from '../../support/operations.ts';
import { fromTemplate } from '../../support/routes-under-test.ts';
import { expectRefusal, forAll, startConformance, unknownTarget } from './conformance.ts';
import type { ValidRequest } from './fixtures/fixture.ts';

const conformance = await startConformance();

/** Operations of the kind `action`. */
const actions = namedOperations().flatMap(([, operation]) => (operation.kind === 'action' ? [operation] : []));

const ofFinance = await conformance.service.authorize('finance:read');
const ofTeaching = await conformance.service.authorize('teaching:read');

type Headers = Readonly<Record<string, string | undefined>>;

const send = async (name: string, { target, body, headers: own }: ValidRequest, headers: Headers = {}) =>
  conformance.call(operationNamed(name).method, target, { ...(body && { body }), headers: { ...own, ...headers } });

const kept = new Map<string, Promise<ValidRequest>>();

// What is refused leaves the request as good as it was; the last test sends it.
const requestOf = (name: string): Promise<ValidRequest> => {
  const known = kept.get(name) ?? conformance.fresh(name);
  kept.set(name, known);
  return known;
};

const refuse = async (name: string, headers: Headers, parameter?: string) => {
  const valid = await requestOf(name);
  const { target } = valid;
  const mark = target.includes('?') ? '&' : '?';
  return send(name, { ...valid, ...(parameter && { target: `${target}${mark}${parameter}` }) }, headers);
};

// Links are there once a worker has made them, and no worker stands behind the bundles.
const needsWorker = (name: string): boolean => name === 'read-invitation-links' && fromTemplate();

it('refuse who has no token, or one without the scope', () =>
  forAll(actions, async ({ name, withoutToken, scope, orScope }) => {
    if (withoutToken) return;
    expectRefusal(await refuse(name, { authorization: undefined }), 401, { code: 'unauthorized' });
    const stranger = await refuse(name, [scope, orScope].includes('finance:read') ? ofTeaching : ofFinance);
    expectRefusal(stranger, 403, { code: 'missing_scope', detail: expect.stringContaining(`"${scope}"`) });
  }));

it('refuse parameters that they do not know, and media types that they do not speak', () =>
  forAll(actions, async ({ name }) => {
    expectRefusal(await refuse(name, {}, 'bogus=1'), 400, { source: { parameter: 'bogus' } });
    expectRefusal(await refuse(name, { accept: 'application/vnd.api+json;ext=bogus' }), 406, {
      code: 'not_acceptable',
    });
  }));

it('refuse an id that no record has', () =>
  forAll(actions, async ({ name, path }) => {
    if (!path.includes('{')) return;
    const answer = await send(name, { ...(await requestOf(name)), target: unknownTarget(name) });
    expectRefusal(answer, 404, { code: 'not_found' });
  }));

it('refuse a condition on a version where they change none', () =>
  forAll(actions, async ({ name, method, withoutToken, leavesNoTrace }) => {
    if (method === 'GET' || withoutToken || leavesNoTrace) return;
    const answer = await refuse(name, { 'if-match': '"v1"' });
    expectRefusal(answer, 400, { code: 'invalid_precondition', source: { header: 'If-Match' } });
  }));

it('are answered with the status that their type declares, and link to no address that cannot be read', () =>
  forAll(actions, async ({ name, action }) => {
    if (needsWorker(name)) return;
    const answer = await send(name, await requestOf(name));
    expect(answer.status, answer.text).toBe(action?.status ?? 200);
    const self: string | undefined = answer.document?.links?.self;
    if (self === undefined) return;
    const { pathname, search } = new URL(self);
    expect((await conformance.call('GET', `${pathname}${search}`)).status, self).not.toBe(405);
  }));
