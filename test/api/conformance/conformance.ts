import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { isWritableRelationship } from '../../../lib/model/definition/relationship.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { followsFromType, namedOperations, onlyIncludes } from '../../support/operations.ts';
import { fromTemplate } from '../../support/runs.ts';
import { startService, type TestAnswer, type TestRequest, type TestService } from '../../support/service.ts';
import { titleOf, violationsOf } from './check-answer.ts';
import type { ContractRelationship } from './contract/contract-type.ts';
import { contractType } from './contract.ts';
import type { RequestDocument, ValidRequest } from './fixtures/fixture.ts';
import { validRequest } from './fixtures.ts';

type Row = readonly [string, Operation];

// Reads that reads.test.ts covers have the address of their type, and take all parameters of their type.
const isDerived = (operation: Operation): boolean => {
  const { kind, path, answers } = operation;
  const isRead = kind === 'read' || kind === 'list' || kind === 'related';
  const isAtItsType = path.startsWith(`/api/v1/${resourceOf(answers).collection}`);
  return isAtItsType && (!isRead || followsFromType(operation));
};

/** Whether an operation does more, or takes less, than its type says. */
export const hasRulesOfItsOwn = (operation: Operation): boolean => {
  const { answers, group, kind, timeoutSeconds, withoutToken } = operation;
  // What answers no resource has tests of its own, actions.test.ts, and so has what needs no token.
  if (kind === 'delete' || kind === 'action' || withoutToken) return false;
  const isOfSchedule = answers === 'course_evaluation_period_schedule' && (kind === 'create' || kind === 'update');
  return group === 'imports' || isOfSchedule || timeoutSeconds !== undefined || !isDerived(operation);
};

/** The operations that go through all tests. reads.test.ts and writes.test.ts cover the others that follow from the types. */
const representatives: readonly string[] = [
  'read-user',
  'list-users',
  'read-department-related',
  'create-folder',
  'update-phone-number',
];

const isRepresentative = ([name, operation]: Row): boolean =>
  operation.number !== undefined || hasRulesOfItsOwn(operation) || representatives.includes(name);

const firstOfEach = (rows: readonly Row[], keyOf: (operation: Operation) => string): readonly Row[] =>
  Map.groupBy(rows, ([, operation]) => keyOf(operation))
    .values()
    .flatMap(([first]) => (first === undefined ? [] : [first]))
    .toArray();

/**
 * The operations for a test of type definitions: all of them from the template, otherwise one of each group, kind and
 * method.
 */
export const toTest = (rows: readonly Row[]): readonly Row[] =>
  fromTemplate ? rows : firstOfEach(rows, ({ kind, method, group }) => `${kind} ${method} ${group}`);

/** The properties of an operation that the pipeline depends on. */
const shapeOf = (operation: Operation): string => {
  const { kind, method, path, body } = operation;
  return [kind, method, path.includes('{'), onlyIncludes(operation) !== undefined, body !== undefined].join(' ');
};

// The pipeline is tested through one operation of each shape; from the template, through all bundles.
const representing = namedOperations().filter(isRepresentative);
const tested = fromTemplate ? representing : firstOfEach(representing, shapeOf);

const namesOf = (matches: (operation: Operation) => boolean): string[] =>
  tested.flatMap(([name, operation]) => (matches(operation) ? [name] : []));

/** Names of the built operations by what they do; every test goes over one of these. */
export const built = {
  all: namesOf(() => true),
  withBody: namesOf(({ body }) => body !== undefined),
  creates: namesOf(({ method, body }) => method === 'POST' && body !== undefined),
  updates: namesOf(({ method, body }) => method === 'PATCH' && body !== undefined),
  reads: namesOf(({ method }) => method === 'GET'),
  withInclude: namesOf((operation) => onlyIncludes(operation) !== undefined),
  withoutInclude: namesOf(({ include = 'none' }) => include === 'none'),
  withPathId: namesOf(({ path }) => path.includes('{')),
} as const;

/** The first operation of each kind and method, which meets every case. */
const firsts = new Set(firstOfEach(tested, ({ kind, method }) => `${kind} ${method}`).map(([name]) => name));

/**
 * The cases of the pipeline that an operation is tested with: all for the first operation of its kind and method, otherwise
 * every fourth, so that four neighbours have all cases between them.
 */
export const casesFor = <Case>(name: string, cases: readonly Case[]): readonly Case[] => {
  const place = built.all.indexOf(name);
  return firsts.has(name) ? cases : cases.filter((_, index) => (index + place) % Math.min(4, cases.length) === 0);
};

/** An operation that takes a body, with its body's type. */
export const bodyType = (name: string): string => operationNamed(name).body ?? '';

/** Whether a request of an operation may write a relationship. */
export const isWritableField = (name: string, field: string): boolean => {
  const relationship = resourceOf(bodyType(name)).relationships[field];
  return relationship !== undefined && isWritableRelationship(relationship, { creates: !built.updates.includes(name) });
};

/** The relationships that a request of an operation may write. */
export const writableRelationships = (name: string): Readonly<Record<string, ContractRelationship>> => {
  const { relationships } = contractType(bodyType(name));
  const isWritable = ([field, { fixed }]: [string, ContractRelationship]): boolean =>
    isWritableField(name, field) && !(fixed && built.updates.includes(name));
  return Object.fromEntries(Object.entries(relationships).filter(isWritable));
};

/** Whether an operation creates below a parent in its path, with which the body's references must agree (else 422). */
export const isBelowParent = (name: string): boolean => built.creates.includes(name) && built.withPathId.includes(name);

/** What a test makes of a valid request. */
export interface Variation {
  /** Added to the target, with its question mark. */
  readonly query?: string;
  readonly target?: string;
  /** Replaces the body; a function is given the valid one. */
  readonly body?: unknown;
  readonly headers?: TestRequest['headers'];
}

/** The service with every answer checked against JSON:API and the contract's general rules. */
export interface Conformance {
  readonly service: TestService;
  call(method: string, target: string, request?: TestRequest): Promise<TestAnswer>;
  /** Sends a request that is bound to succeed, with variations. */
  send(name: string, variation?: Variation): Promise<TestAnswer>;
  /** Sends a request that is bound to be refused; the records that it names are made once a file. */
  refuse(name: string, variation: Variation): Promise<TestAnswer>;
  /** A valid request that nobody else uses. */
  fresh(name: string): Promise<ValidRequest>;
  /** A valid request that others use too, of an operation that changes nothing. */
  keep(name: string): Promise<ValidRequest>;
}

/** The valid body of an operation with its `data` altered. */
export const withData =
  (alter: (data: RequestDocument['data']) => object) =>
  (valid: RequestDocument): object => ({ ...valid, data: alter(valid.data) });

/** The valid body with some attributes set. */
export const withAttributes = (attributes: object) =>
  withData((data) => ({ ...data, attributes: { ...data.attributes, ...attributes } }));

/** The valid body with some relationships set. */
export const withRelationships = (relationships: object) =>
  withData((data) => ({ ...data, relationships: { ...data.relationships, ...relationships } }));

/** The operation's path with ids that no record has. */
export const unknownTarget = (name: string): string =>
  operationNamed(name)
    .path.replace('{relationship}', 'children')
    .replace(/\{\w+\}/g, () => randomUUID());

/** Starts the service for one test file. */
export const startConformance = async (): Promise<Conformance> => {
  const service = await startService();
  const kept = new Map<string, Promise<ValidRequest>>();
  const call: Conformance['call'] = async (method, target, request = {}) => {
    const answer = await service.call(method, target, request);
    expect(violationsOf(answer, { ...request, target }), `${method} ${target}: ${answer.text}`).toEqual([]);
    return answer;
  };
  const vary = (name: string, valid: ValidRequest, { query = '', target, body, headers }: Variation) => {
    const varied = typeof body === 'function' ? body(valid.body) : (body ?? valid.body);
    return call(operationNamed(name).method, `${target ?? valid.target}${query}`, {
      ...(varied === undefined ? {} : { body: varied }),
      ...(headers === undefined ? {} : { headers }),
    });
  };
  const keep = (name: string): Promise<ValidRequest> => {
    const known = kept.get(name) ?? validRequest(name, service);
    kept.set(name, known);
    return known;
  };
  return {
    service,
    call,
    fresh: (name) => validRequest(name, service),
    keep,
    // Reading or updating twice is as good as once; only a creation needs records that nobody has taken yet.
    send: async (name, variation = {}) =>
      vary(name, await (operationNamed(name).method === 'POST' ? validRequest(name, service) : keep(name)), variation),
    refuse: async (name, variation) => vary(name, await keep(name), variation),
  };
};

/** What a refusal must say; what is left out is not fixed by the contract. */
export interface ExpectedError {
  readonly detail?: unknown;
  readonly code?: unknown;
  readonly source?: object;
  readonly meta?: object;
}

/** Expects a refusal with exactly these errors, in this order. */
export const expectRefusal = (answer: TestAnswer, status: number, ...errors: readonly ExpectedError[]): void => {
  const described = { status: answer.status, errors: answer.document.errors };
  expect(described).toEqual({
    status,
    errors: errors.map((each) => expect.objectContaining({ status: String(status), title: titleOf(status), ...each })),
  });
};

/** Expects success: 201 of a creation, 200 of all else. */
export const expectSuccess = (name: string, answer: TestAnswer): void => {
  expect(answer.status, answer.text).toBe(operationNamed(name).method === 'POST' ? 201 : 200);
};

/** The resource objects of an answer's primary data. */
// biome-ignore lint/suspicious/noExplicitAny: a document can be anything until the test has looked at it
export const primaryOf = ({ document }: Pick<TestAnswer, 'document'>): readonly any[] => [document.data ?? []].flat();

/** Checks many cases side by side within one test; a failure says which case it was. */
export const forAll = async <Case>(cases: readonly Case[], check: (each: Case) => Promise<void>): Promise<void> => {
  await Promise.all(
    cases.map(async (each) => {
      try {
        await check(each);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${JSON.stringify(each)}: ${reason}`, { cause: error });
      }
    }),
  );
};
