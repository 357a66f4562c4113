import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import type { ResourceIdentifier } from '../../../lib/jsonapi/resource-object.ts';
import { fillWithSample } from '../../support/sample.ts';
import { secretOf } from '../../support/secret-of.ts';
import { startService, type TestAnswer, type TestService } from '../../support/service.ts';
import { violationsOf } from '../conformance/check-answer.ts';
import type { Caller, FuzzedRequest } from './fuzzed-request.ts';
import { type KnownIds, knownIds } from './known-ids.ts';
import type { FuzzedOperation } from './openapi-document.ts';

/** A request with what came of it. */
export interface AnsweredRequest {
  readonly request: FuzzedRequest;
  readonly status: number;
  /** The primary data. */
  // biome-ignore lint/suspicious/noExplicitAny: anything until it has been looked at
  readonly data: any;
  /** A sentence for all that is wrong with the answer. */
  readonly violations: readonly string[];
}

/** The service with the sample institution, which says what is wrong with its answers. */
export interface FuzzedService {
  readonly ids: KnownIds;
  send(operation: FuzzedOperation, request: FuzzedRequest): Promise<AnsweredRequest>;
}

// What only those inside know: places in code, names of the store, attributes of keys, accounts.
const inside =
  /(?:\n|\\n)\s+at |node_modules|file:\/\/|\.[mc]?[jt]s:\d|DynamoDB|ConditionalCheck|TransactionCanceled|arn:aws|"(?:[ps]k|hash)":|127\.0\.0\.1/;

// "The only exception … is when relationship fields … are excluded due to sparse fieldsets" (full linkage).
const isUnlinked = /^\/included has .* to which nothing links$/;
const isSparse = (target: string): boolean => /[?&]fields(\[|%5b)/i.test(target);

// Where the fuzzer has written what it liked.
const freeForms = ['custom_fields', 'employee_ids'];
const withoutFreeForms = (name: string, value: unknown): unknown => (freeForms.includes(name) ? undefined : value);

const leaksOf = (
  { text, document, headers }: TestAnswer,
  { target, body }: FuzzedRequest,
  secrets: readonly string[],
): string[] => {
  const described = `${document === undefined ? text : JSON.stringify(document, withoutFreeForms)}\n${JSON.stringify(headers)}`;
  // What somebody sends may come back.
  const [found] = inside.exec(described) ?? [];
  const isOwn = found === undefined || `${target}${body}`.includes(found);
  return [
    ...(isOwn ? [] : [`something of the inside came out: ${found}`]),
    ...(secrets.some((secret) => described.includes(secret)) ? ['a secret came out'] : []),
  ];
};

const resourcesOf = ({ document }: TestAnswer): readonly ResourceIdentifier[] =>
  [document?.data ?? [], document?.included ?? []].flat();

const visibilityOf = (
  answer: TestAnswer,
  { caller, target, body }: FuzzedRequest,
  {
    name,
    isOpen,
    ignoresTokens,
    hidden,
  }: Pick<FuzzedOperation, 'name' | 'isOpen' | 'ignoresTokens'> & { readonly hidden: readonly string[] },
): string[] => {
  const isCase = resourcesOf(answer).some(({ type }) => type === 'workflow_case');
  const isNamed = hidden.some((id) => answer.text.includes(id) && !`${target}${body}`.includes(id));
  // Where no operation is, there is nothing to keep from anybody.
  const isUnrouted =
    answer.status === 308 || ['unknown_path', 'method_not_allowed'].includes(answer.document?.errors?.[0]?.code);
  if (isUnrouted) return [];
  // The operations in a body say which scopes they need; a body that cannot be read needs none.
  const needsNone = name === 'carry-out-operations' && answer.status === 400;
  const wrong: [boolean, string][] = [
    [caller === 'nobody' && !isOpen && answer.status !== 401, `nobody was answered ${answer.status}`],
    [
      caller === 'unscoped' && !ignoresTokens && !needsNone && answer.status !== 403,
      `a token without the scope was answered ${answer.status}`,
    ],
    // Who creates a case is answered what they have written.
    [caller === 'outsider' && answer.status !== 201 && (isCase || isNamed), 'somebody outside of a case saw it'],
  ];
  return wrong.filter(([is]) => is).map(([, sentence]) => sentence);
};

const issueTokens = async (service: TestService) => {
  const user = await service.seedUser('Nobody in particular');
  const issued = async (request: Partial<Parameters<typeof issueToken>[1]>): Promise<string> =>
    (await issueToken(service.store, { name: 'fuzz', scopes, now: new Date(), ...request })).token;
  const unscoped = new Map<string, Promise<string>>();
  const without = (needed: readonly string[]): Promise<string> => {
    const name = needed.join();
    const known = unscoped.get(name) ?? issued({ scopes: scopes.filter((each) => !needed.includes(each)) });
    unscoped.set(name, known);
    return known;
  };
  const outsider = await issued({ principal: { kind: 'user', id: user.id } });
  const secrets = [secretOf(service.token), secretOf(outsider)];
  const tokenOf = async (caller: Caller, needed: readonly string[]): Promise<string | undefined> => {
    if (caller === 'nobody') return undefined;
    if (caller === 'unscoped') return without(needed);
    return caller === 'outsider' ? outsider : service.token;
  };
  return { tokenOf, secrets };
};

/** Starts the service for a fuzzing test. */
export const startFuzzedService = async (): Promise<FuzzedService> => {
  const service = await startService();
  const ids = knownIds();
  for (const [type, id] of Object.entries(await fillWithSample(service.store))) ids.add(type, id);
  const { tokenOf, secrets } = await issueTokens(service);
  const ask = async (
    { name, scopes: needed, isOpen, ignoresTokens }: FuzzedOperation,
    request: FuzzedRequest,
  ): Promise<{ answer: TestAnswer; violations: string[] }> => {
    const { method, target, headers, body, caller } = request;
    const token = await tokenOf(caller, needed);
    const sent = { body, headers: { ...headers, authorization: token && `Bearer ${token}` } };
    const answer = await service.call(method, target, sent);
    const kept = [...secrets, service.store.tableName, ...(token === undefined ? [] : [secretOf(token)])];
    const violations = [
      ...(answer.status >= 500 ? [`it was answered ${answer.status}: ${answer.text}`] : []),
      ...violationsOf(answer, { ...sent, target }).filter((each) => !(isSparse(target) && isUnlinked.test(each))),
      ...leaksOf(answer, request, kept),
      ...visibilityOf(answer, request, { name, isOpen, ignoresTokens, hidden: ids.all('workflow_case') }),
    ];
    return { answer, violations };
  };
  const follow = async (operation: FuzzedOperation, request: FuzzedRequest, answer: TestAnswer): Promise<string[]> => {
    const { next, prev } = answer.document?.links ?? {};
    const link: unknown = next ?? prev;
    if (typeof link !== 'string') return [];
    const followed = await ask(operation, { ...request, target: link.replace(/^https?:\/\/[^/]+/, '') });
    const isLost = followed.answer.status !== 200;
    return [...followed.violations, ...(isLost ? [`${link} is answered ${followed.answer.status}`] : [])];
  };
  return {
    ids,
    send: async (operation, request) => {
      try {
        const { answer, violations } = await ask(operation, request);
        const { status, document } = answer;
        const data = document?.data;
        // A copy answers several.
        if (status === 201) for (const each of [data].flat()) ids.add(each.type, each.id);
        return { request, status, data, violations: [...violations, ...(await follow(operation, request, answer))] };
      } catch (error) {
        // The service under test holds its answers against the OpenAPI document by itself.
        return {
          request,
          status: 0,
          data: undefined,
          violations: [error instanceof Error ? error.message : String(error)],
        };
      }
    },
  };
};
