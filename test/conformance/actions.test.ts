import { expect, it } from 'vitest';
import { operationNamed } from '../../lib/operations.ts';
import { namedOperations } from '../support/operations.ts';
import { fromTemplate } from '../support/routes-under-test.ts';
import { expectRefusal, forAll, startConformance, unknownTarget } from './conformance.ts';

const conformance = await startConformance();

/** Operations that are none of the general ones. */
const actions = namedOperations().flatMap(([, operation]) => (operation.kind === 'action' ? [operation] : []));

const ask = async (name: string, headers: Readonly<Record<string, string | undefined>>, query = '') => {
  const operation = operationNamed(name);
  const { target, body, headers: own } = await conformance.fresh(name);
  return conformance.call(operation.method, `${target}${query}`, {
    ...(body && { body }),
    headers: { ...own, ...headers },
  });
};

// Links are there once a worker has made them, and no worker stands behind the bundles.
const needsWorker = (name: string): boolean => name === 'read-invitation-links' && fromTemplate();

it('are answered with the status that their type declares', () =>
  forAll(actions, async ({ name, action }) => {
    if (needsWorker(name)) return;
    const answer = await ask(name, {});
    expect(answer.status, answer.text).toBe(action?.status ?? 200);
  }));

it('refuse who has no token, or one without the scope', () =>
  forAll(actions, async ({ name, withoutToken, scope, orScope }) => {
    if (withoutToken) return;
    expectRefusal(await ask(name, { authorization: undefined }), 401, { code: 'unauthorized' });
    const other = [scope, orScope].includes('finance:read') ? 'teaching:read' : 'finance:read';
    const stranger = await ask(name, await conformance.service.authorize(other));
    expectRefusal(stranger, 403, { code: 'missing_scope', detail: expect.stringContaining(`"${scope}"`) });
  }));

it('refuse parameters that they do not know, and media types that they do not speak', () =>
  forAll(actions, async ({ name }) => {
    expectRefusal(await ask(name, {}, '?bogus=1'), 400, { source: { parameter: 'bogus' } });
    expectRefusal(await ask(name, { accept: 'application/vnd.api+json;ext=bogus' }), 406, { code: 'not_acceptable' });
  }));

it('refuse an id that no record has', () =>
  forAll(actions, async ({ name, method, path }) => {
    if (!path.includes('{')) return;
    const { body, headers } = await conformance.fresh(name);
    const answer = await conformance.call(method, unknownTarget(name), {
      ...(body && { body }),
      ...(headers && { headers }),
    });
    expectRefusal(answer, 404, { code: 'not_found' });
  }));

it('refuse a condition on a version where they change none', () =>
  forAll(actions, async ({ name, method, withoutToken, leavesNoTrace }) => {
    if (method === 'GET' || withoutToken || leavesNoTrace) return;
    const answer = await ask(name, { 'if-match': '"v1"' });
    expectRefusal(answer, 400, { code: 'invalid_precondition', source: { header: 'If-Match' } });
  }));
