import { refuse } from '../../errors/error-kind.ts';
import { notForRows } from '../../errors/query.ts';
import { rowsTooLarge } from '../../errors/reading.ts';
import { isFieldsName } from '../../jsonapi/fields.ts';
import type { ListQuery } from '../../jsonapi/list-query.ts';
import { readQuery } from '../../jsonapi/query.ts';
import { type OperationRow, operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { placeOf } from '../../model/read/list-order.ts';
import { type ListPage, listRecords } from '../../model/read/list-records.ts';
import { now } from '../../runtime/clock.ts';
import { type Row, toCsv, toNdjson } from '../../runtime/rows.ts';
import type { Position } from '../../store/cursor.ts';
import type { StoredRecord } from '../../store/record.ts';
import { type Cursors, cursorsOf, type Start, startOf } from '../operations/cursors.ts';
import { type Complete, list, type Narrow } from '../operations/list.ts';
import { withCursor } from '../operations/page-links.ts';
import { listRules } from '../operations/read-rules.ts';
import { type OpenWords, seeList } from '../operations/seen-list.ts';
import { bearerAuth } from '../pipeline/bearer-auth.ts';
import { requireTags } from '../pipeline/caching.ts';
import { acceptsGzip } from '../pipeline/compression.ts';
import { entityTagOf } from '../pipeline/entity-tags.ts';
import type { PipelineRequest } from '../pipeline/exchange.ts';
import { OperationRequest } from '../pipeline/operation-request.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import type { FileAnswer } from '../pipeline/response.ts';
import { RowStream } from './row-stream.ts';
import { type RowType, rowTypeOf } from './row-type.ts';

/** Makes the rows of resources: one list of rows for each resource. */
export interface RowMaker {
  rowsOf(records: readonly StoredRecord[]): Promise<readonly (readonly Row[])[]>;
}

/** How the list of a type is answered in rows. */
export interface RowList {
  readonly columns: readonly string[];
  open(request: OperationRequest): Promise<RowMaker>;
  readonly narrow?: Narrow;
  readonly openWords?: OpenWords;
  readonly complete?: Complete;
}

// Resources that are read at a time.
const batchSize = 100;

// Of the 29 seconds that API Gateway waits.
const longestMs = 18_000;

const textOf = (type: RowType, columns: readonly string[], rows: readonly Row[]): string => {
  if (type === 'application/x-ndjson') return toNdjson(rows);
  const text = toCsv(columns, rows);
  return text.slice(text.indexOf('\n') + 1);
};

/** The part of a list that one answer holds. */
class RowAnswer {
  readonly #request: OperationRequest;
  readonly #type: RowType;
  readonly #list: RowList;
  readonly #stream: RowStream;
  /** The last resource whose rows are written. */
  last: StoredRecord | undefined;
  hasMore = true;

  constructor(
    request: OperationRequest,
    { type, list, isGzipped }: { readonly type: RowType; readonly list: RowList; readonly isGzipped: boolean },
  ) {
    this.#request = request;
    this.#type = type;
    this.#list = list;
    this.#stream = new RowStream(isGzipped);
  }

  get #mayContinue(): boolean {
    return !this.#stream.isFull && now().getTime() - this.#request.now.getTime() < longestMs;
  }

  async write(resource: AnyResource, query: ListQuery, start: Start): Promise<Buffer> {
    const { openWords } = this.#list;
    // A caller that continues from a cursor has the header already: all answers together are one file.
    if (start.from === undefined && this.#type === 'text/csv') await this.#stream.write(toCsv(this.#list.columns, []));
    const [maker, { visibility, conditions }] = await Promise.all([
      this.#list.open(this.#request),
      seeList(this.#request, resource, { conditions: query.conditions, openWords }),
    ]);
    let { from } = start;
    do {
      const { sort } = query;
      const wanted = { sort, conditions, size: batchSize, ...(from && { from }), ...(visibility && { visibility }) };
      const page = await listRecords(this.#request.store, resource, wanted);
      await this.#writePage(page, await maker.rowsOf(page.records));
      from = this.last && (placeOf(this.last, sort) satisfies Position);
    } while (this.hasMore && this.#mayContinue);
    return this.#stream.end();
  }

  async #writePage({ records, hasMore }: ListPage, rows: readonly (readonly Row[])[]): Promise<void> {
    this.hasMore = hasMore;
    for (const [index, record] of records.entries()) {
      const text = textOf(this.#type, this.#list.columns, rows[index] ?? []);
      if (!this.#stream.takes(text)) {
        // The rows of a resource are not divided.
        if (this.last === undefined) throw refuse(rowsTooLarge);
        this.hasMore = true;
        return;
      }
      await this.#stream.write(text);
      this.last = record;
    }
  }
}

const headersOf = (type: RowType, isGzipped: boolean, next: string | undefined): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  vary: 'Accept, Accept-Encoding',
  ...(isGzipped && { 'content-encoding': 'gzip' }),
  ...(next !== undefined && { link: `<${next}>; rel="next"` }),
});

const nextOf = (request: OperationRequest, cursors: Cursors, { last, hasMore }: RowAnswer): string | undefined => {
  if (!hasMore || last === undefined) return undefined;
  const cursor = cursors.seal({ position: placeOf(last, request.list.sort), total: undefined });
  return withCursor(request.self, ['page[after]', cursor]);
};

const documentParameters: readonly string[] = ['include', 'page[size]', 'page[before]'];

/** Rows are whole resources, as many as fit: a parameter that asks for more, less or other pages is refused. */
const refuseDocumentParameters = (rawQueryString: string): void => {
  for (const name of new URLSearchParams(rawQueryString).keys())
    if (documentParameters.includes(name) || isFieldsName(name)) throw refuse(notForRows, name);
};

const rowsHandler = (row: OperationRow, resource: AnyResource, rowList: RowList): LambdaHandler => {
  const readRules = {
    before: ({ event, context }: PipelineRequest): void => {
      const query = event.rawQueryString ?? '';
      refuseDocumentParameters(query);
      context.exchange.query = readQuery(query, listRules(row, resource));
    },
  };
  return pipeline(
    row.name,
    [bearerAuth(row, 'wait'), readRules, requireTags],
    async (event, context): Promise<FileAnswer> => {
      const request = new OperationRequest(event, context);
      const cursors = await cursorsOf(request.store, resource.type, request.list);
      const [type = 'text/csv', isGzipped] = [rowTypeOf(event), acceptsGzip(event.headers?.['accept-encoding'])];
      const answer = new RowAnswer(request, { type, list: rowList, isGzipped });
      const conditions = (await rowList.narrow?.(request.store, request.list.conditions)) ?? request.list.conditions;
      const body = await answer.write(resource, { ...request.list, conditions }, startOf(request.list, cursors));
      const headers = headersOf(type, isGzipped, nextOf(request, cursors, answer));
      return { status: 200, headers: { ...headers, etag: entityTagOf(body) }, body };
    },
  );
};

/**
 * The operation that lists a type, and answers rows to callers that accept CSV or lines of JSON: as many whole resources
 * as fit, with a link to the rest. The memory never holds more than one answer.
 */
export const listWithRows = (resource: AnyResource, rowList: RowList): LambdaHandler => {
  const row = operationOf(resource, { kind: 'list' });
  const { columns: _columns, open: _open, ...ways } = rowList;
  const documents = list(resource, ways);
  const rows = rowsHandler(row, resource, rowList);
  return (event, context) => (rowTypeOf(event) === undefined ? documents(event, context) : rows(event, context));
};
