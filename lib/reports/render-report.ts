import { gzipSync } from 'node:zlib';
import { reportEnv } from '../runtime/env.ts';
import { NoRenderer, ReportTooLarge } from './no-renderer.ts';
import type { Report } from './report.ts';

/** What is sent to the function that draws reports: a report as JSON, compressed, in base64. */
export interface DrawRequest {
  readonly report: string;
}

/** Its answer: the PDF in base64, or that it can draw none, or that the PDF is too large for an answer. */
export type DrawAnswer = { readonly pdf: string } | { readonly isUnavailable: true } | { readonly isTooLarge: true };

// Lambda takes 6 MB, base64 included, which is a third longer; what goes around the body takes the rest.
const mostBytes = 4_500_000;

/** Whether the file of a report has more bytes than an answer can have. */
export const isTooLarge = ({ length }: Buffer): boolean => length > mostBytes;

const drawHere = async (report: Report): Promise<Buffer> => {
  // Files of their own: a function that shows results loads neither this nor the other before somebody asks for a report.
  const pdf = await (await import('./draw-report.ts')).drawReport(report);
  if (isTooLarge(pdf)) throw new ReportTooLarge();
  return pdf;
};

/**
 * Draws a report, in the function for that where there is one. Throws `NoRenderer` where reports can not be drawn,
 * `ReportTooLarge`, and the errors of the SDK where the function does not answer.
 */
export const renderReport = async (report: Report): Promise<Buffer> => {
  const { functionName } = reportEnv;
  if (functionName === undefined) return drawHere(report);
  const { invokeFunction } = await import('../runtime/invoke-function.ts');
  const request: DrawRequest = { report: gzipSync(JSON.stringify(report)).toString('base64') };
  const answer = (await invokeFunction(functionName, request)) as DrawAnswer;
  if ('isUnavailable' in answer) throw new NoRenderer('the function that draws reports can draw none');
  if ('isTooLarge' in answer) throw new ReportTooLarge();
  return Buffer.from(answer.pdf, 'base64');
};
