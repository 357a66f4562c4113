import { gzipSync } from 'node:zlib';
import { refuse } from '../../errors/error-kind.ts';
import { rowsTooLarge } from '../../errors/reading.ts';
import { requireAcceptable } from '../../jsonapi/media-type.ts';
import { type QueryRules, readQuery } from '../../jsonapi/query.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { type Row, toCsv, toNdjson } from '../../runtime/rows.ts';
import { bearerAuth } from '../pipeline/bearer-auth.ts';
import { acceptsGzip } from '../pipeline/compression.ts';
import type { PipelineEvent, PipelineRequest } from '../pipeline/exchange.ts';
import { OperationRequest } from '../pipeline/operation-request.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import { type Answer, type FileAnswer, notKept } from '../pipeline/response.ts';
import { type RowType, rowTypeOf } from './row-type.ts';

/** Rows to answer. */
export interface Rows {
  /** Name under which a JSON:API answer has them in `meta`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Called when the answer is made, before it is sent. */
  taken?(): Promise<void>;
}

/** The type of rows that a request asks for, or undefined; throws 406 where a document would not do either. */
const readRowType = (event: PipelineEvent): RowType | undefined => {
  const type = rowTypeOf(event);
  if (type === undefined) requireAcceptable(event.headers?.accept);
  return type;
};

// Lambda takes 6 MB, base64 included; what goes around the body takes the rest.
const mostBytes = 6_200_000;

const requireFitting = (length: number): void => {
  if (length > mostBytes) throw refuse(rowsTooLarge);
};

const fileOf = ({ headers }: PipelineEvent, type: RowType, text: string): FileAnswer => {
  const isGzipped = acceptsGzip(headers?.['accept-encoding']);
  const body = isGzipped ? gzipSync(text) : Buffer.from(text);
  requireFitting(Math.ceil(body.length / 3) * 4);
  return {
    status: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': notKept,
      vary: 'Accept, Accept-Encoding',
      ...(isGzipped && { 'content-encoding': 'gzip' }),
    },
    body,
  };
};

const documentOf = (request: OperationRequest, { name, rows }: Rows): Answer => {
  const document = { meta: { [name]: rows }, links: { self: request.self } };
  const body = JSON.stringify(document);
  requireFitting(JSON.stringify(body).length);
  return { status: 200, document, body, headers: { 'cache-control': notKept } };
};

const checkQuery = (rules: QueryRules) => ({
  before: ({ event, context }: PipelineRequest): void => {
    readRowType(event);
    context.exchange.query = readQuery(event.rawQueryString ?? '', rules);
  },
});

/** The action of a type that answers rows: as CSV, as lines of JSON, or in the `meta` of a document, as `Accept` says. */
export const rowsAction = (
  resource: AnyResource,
  name: string,
  read: (request: OperationRequest) => Promise<Rows>,
  rules: QueryRules = {},
): LambdaHandler => {
  const row = operationOf(resource, { kind: 'action', name: name.replaceAll('_', '-') });
  return pipeline(row.name, [bearerAuth(row, 'wait'), checkQuery(rules)], async (event, context) => {
    const request = new OperationRequest(event, context);
    const type = readRowType(event);
    const found = await read(request);
    const { columns, rows } = found;
    const answer =
      type === undefined
        ? documentOf(request, found)
        : fileOf(event, type, type === 'text/csv' ? toCsv(columns, rows) : toNdjson(rows));
    await found.taken?.();
    return answer;
  });
};
