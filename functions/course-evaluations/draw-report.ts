import { gunzipSync } from 'node:zlib';
import { drawReport as draw } from '../../lib/reports/draw-report.ts';
import { NoRenderer } from '../../lib/reports/no-renderer.ts';
import { type DrawAnswer, type DrawRequest, isTooLarge } from '../../lib/reports/render-report.ts';

/** Draws a report as a PDF; called by functions that make reports, not for a request. */
export const drawReport = async ({ report }: DrawRequest): Promise<DrawAnswer> => {
  try {
    const pdf = await draw(JSON.parse(gunzipSync(Buffer.from(report, 'base64')).toString('utf8')));
    return isTooLarge(pdf) ? { isTooLarge: true } : { pdf: pdf.toString('base64') };
  } catch (error) {
    if (error instanceof NoRenderer) return { isUnavailable: true };
    throw error;
  }
};
