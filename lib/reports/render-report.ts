import { gzipSync } from 'node:zlib';
import { reportEnv } from '../runtime/env.ts';
import { NoRenderer } from './no-renderer.ts';
import type { Report } from './report.ts';

/** What is sent to the function that draws reports: a report as JSON, compressed, in base64. */
export interface DrawRequest {
  readonly report: string;
}

/** What it answers: the PDF in base64, or that it can draw none. */
export type DrawAnswer = { readonly pdf: string } | { readonly isUnavailable: true };

/**
 * Draws a report, in the function for that where there is one. Throws `NoRenderer` where reports can not be drawn, and the
 * errors of the SDK where the function does not answer.
 */
export const renderReport = async (report: Report): Promise<Buffer> => {
  const { functionName } = reportEnv;
  // Files of their own: a function that shows results loads neither before somebody asks for a report.
  if (functionName === undefined) return (await import('./draw-report.ts')).drawReport(report);
  const { invokeFunction } = await import('../runtime/invoke-function.ts');
  const request: DrawRequest = { report: gzipSync(JSON.stringify(report)).toString('base64') };
  const answer = (await invokeFunction(functionName, request)) as DrawAnswer;
  if ('isUnavailable' in answer) throw new NoRenderer('the function that draws reports can draw none');
  return Buffer.from(answer.pdf, 'base64');
};
