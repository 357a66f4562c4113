import { refuse } from '../../errors/error-kind.ts';
import { wholeTooLarge } from '../../errors/reading.ts';
import { reportNotDrawn, reportsUnavailable } from '../../errors/reports.ts';
import { readQuery } from '../../jsonapi/query.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { NoRenderer, ReportTooLarge } from '../../reports/no-renderer.ts';
import { renderReport } from '../../reports/render-report.ts';
import type { Report } from '../../reports/report.ts';
import { StoreError, translateError } from '../../store/errors.ts';
import { askedTypeOf } from '../pipeline/asked-type.ts';
import { bearerAuth } from '../pipeline/bearer-auth.ts';
import { requireTags } from '../pipeline/caching.ts';
import { entityTagOf } from '../pipeline/entity-tags.ts';
import type { PipelineRequest } from '../pipeline/exchange.ts';
import { OperationRequest } from '../pipeline/operation-request.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import type { FileAnswer } from '../pipeline/response.ts';

/** The media type of reports. */
const pdfType = 'application/pdf';

/** Makes the report that a request asks for. */
export type MakeReport = (request: OperationRequest) => Promise<Report>;

const refusalOf = (error: unknown): unknown => {
  if (error instanceof NoRenderer) return refuse(reportsUnavailable);
  if (error instanceof ReportTooLarge) return refuse(wholeTooLarge);
  return translateError(error) instanceof StoreError ? refuse(reportNotDrawn) : error;
};

const render = async (report: Report): Promise<Buffer> => {
  try {
    return await renderReport(report);
  } catch (error) {
    throw refusalOf(error);
  }
};

// A file name with all letters (RFC 6266), and a plain one for programs that do not know RFC 6266.
const dispositionOf = (title: string): string => {
  const name = title
    .toWellFormed()
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .trim()
    .slice(0, 100);
  const encoded = encodeURIComponent(`${name.toWellFormed()}.pdf`).replace(
    /['()]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="report.pdf"; filename*=UTF-8''${encoded}`;
};

const answerReport = async (report: Report): Promise<FileAnswer> => {
  const body = await render(report);
  return {
    status: 200,
    headers: {
      'content-type': pdfType,
      'content-disposition': dispositionOf(report.title),
      'content-language': report.language,
      vary: 'Accept, Accept-Encoding, Accept-Language',
      etag: entityTagOf(body),
    },
    body,
  };
};

const withoutParameters = {
  before: ({ event, context }: PipelineRequest): void => {
    context.exchange.query = readQuery(event.rawQueryString ?? '', {});
  },
};

/**
 * The action of a type that answers a document, and a report to callers that accept PDF; `name` is that of its endpoint.
 */
export const alsoAsReport = (
  resource: AnyResource,
  name: string,
  { documents, makeReport }: { readonly documents: LambdaHandler; readonly makeReport: MakeReport },
): LambdaHandler => {
  const row = operationOf(resource, { kind: 'action', name: name.replaceAll('_', '-') });
  const reports = pipeline(
    row.name,
    [bearerAuth(row, 'wait'), withoutParameters, requireTags],
    async (event, context) => answerReport(await makeReport(new OperationRequest(event, context))),
  );
  return (event, context) =>
    askedTypeOf(event, [pdfType]) === undefined ? documents(event, context) : reports(event, context);
};
