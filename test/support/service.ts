import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Scope, scopes } from '../../lib/access/scopes.ts';
import { issueToken } from '../../lib/access/tokens.ts';
import { createUser } from '../../lib/domain/people/create-user.ts';
import { readChange } from '../../lib/model/validation/read-change.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { resourceOf } from '../../lib/resources/registry.ts';
import { documentClient } from '../../lib/store/client.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { Store } from '../../lib/store/store.ts';
import { bePatient } from './be-patient.ts';
import { openApiViolations } from './check-openapi.ts';
import { openExchange } from './exchange.ts';
import { routesUnderTest } from './routes-under-test.ts';
import { openTestTable } from './table.ts';
import { guardTable, runEachAs } from './table-calls.ts';

/** What a test says of a request besides its method and target. */
export interface TestRequest {
  /** A value that is sent as JSON, or raw text or bytes. */
  readonly body?: unknown;
  /** Further headers; undefined takes a default away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** An answer with its document parsed. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes: Buffer;
  // A document can be anything until the test has looked at it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly document: any;
}

const mediaType = 'application/vnd.api+json';

const toBuffer = (body: unknown): Buffer => {
  if (body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A request's relationship to one record. */
export const toOne = (record: { readonly type: string; readonly id: string }) => ({
  data: { type: record.type, id: record.id },
});

/** A request's relationship to several records. */
export const toMany = (...records: readonly { readonly type: string; readonly id: string }[]) => ({
  data: records.map(({ type, id }) => ({ type, id })),
});

/** The whole service on a table of its own: every call takes the way of a real one from the gateway to the engine. */
export interface TestService {
  readonly store: Store;
  /** Token with every scope, which calls send unless they say otherwise. */
  readonly token: string;
  call(method: string, target: string, request?: TestRequest): Promise<TestAnswer>;
  /** Puts a record of any type into the table, read-only fields included. */
  seed(type: string, attributes?: object, relationships?: object, now?: Date): Promise<StoredRecord>;
  /** Puts a user with a profile into the table. */
  seedUser(name?: string): Promise<StoredRecord>;
  /** `Authorization` header of a token with just these scopes. */
  authorize(...granted: readonly Scope[]): Promise<{ authorization: string }>;
}

/** Starts the service on a new table of the run's engine. One a file: the table's name is in the environment. */
export const startService = async (): Promise<TestService> => {
  const { tableName, endpoint } = await openTestTable();
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    DYNAMODB_ENDPOINT: endpoint,
    // A mail server that is not there: who wants to see mails brings one.
    MAIL_TRANSPORT: 'smtp',
    MAIL_SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'evaluations@college.example',
    LOG_LEVEL: 'silent',
    SERVER_TIMING: '1',
    WEBHOOKS_TO_LOOPBACK: '1',
    IMPORT_FOLDER: path.join(tmpdir(), 'facet-test-uploads'),
    REPORT_FOLDER: path.join(tmpdir(), `facet-reports-${tableName}`),
    INVITATION_FOLDER: path.join(tmpdir(), `facet-${tableName}`),
  });
  const store = new Store(documentClient(), tableName);
  const issue = (granted: readonly Scope[]) => issueToken(store, { name: 'test', scopes: granted, now: new Date() });
  const { token } = await issue(scopes);
  const routes = runEachAs(routesUnderTest());
  guardTable(store.client);
  bePatient(store.client);
  const exchange = openExchange(routes);
  const change = (type: string, attributes: object, relationships: object) =>
    readChange(
      resourceOf(type),
      { attributes: { ...attributes }, relationships: { ...relationships } },
      { creates: true, trusted: true },
    );
  return {
    store,
    token,
    call: async (method, target, { body, headers } = {}) => {
      const sent = {
        host: 'facet.test',
        accept: mediaType,
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': mediaType }),
        ...headers,
      };
      const answer = await exchange({
        method,
        target,
        headers: Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
        body: toBuffer(body),
      });
      const described = { ...answer, document: parse(answer.text) };
      // A file is described by no schema.
      const isDocument = answer.headers['content-type']?.startsWith(mediaType) ?? true;
      const violations = isDocument ? openApiViolations({ method, target, body, ...described }) : [];
      if (violations.length > 0) throw new Error(violations.join('\n'));
      return described;
    },
    seed: (type, attributes = {}, relationships = {}, now = new Date()) =>
      createRecord(store, resourceOf(type), change(type, attributes, relationships), { now }),
    seedUser: (name = 'Ada Lovelace') =>
      createUser(store, change('user', { display_name: name }, {}), { now: new Date() }),
    authorize: async (...granted) => ({ authorization: `Bearer ${(await issue(granted)).token}` }),
  };
};
