import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { reportEnv } from '../runtime/env.ts';
import { Drawing } from './fonts/drawable.ts';
import { type ReportFonts, readReportFonts } from './fonts/report-fonts.ts';
import { NoRenderer } from './no-renderer.ts';
import type { Report } from './report.ts';

interface Renderer {
  readonly compiler: NodeCompiler;
  readonly fonts: ReportFonts;
}

const templateFolder = (): string => path.join(reportEnv.functionFolder ?? import.meta.dirname, 'template');

const open = async (): Promise<Renderer> => {
  const loaded = await import('@myriaddreamin/typst-ts-node-compiler').catch((error: unknown) => {
    throw new NoRenderer('reports can not be drawn on this machine', { cause: error });
  });
  const fonts = await readReportFonts();
  // It reads no file outside the folder of the template.
  const compiler = loaded.NodeCompiler.create({
    workspace: templateFolder(),
    fontArgs: [{ fontBlobs: [...fonts.files] }],
  });
  return { compiler, fonts };
};

let opened: Promise<Renderer> | undefined;

// A compiler keeps about 0.5 MB of each report that it has drawn; a new one starts without that.
const mostOfCompiler = 50;

let drawnByCompiler = 0;

const conforming = 'ua-1';

/** What stands in the report of characters that had no glyph. */
const withNote = (report: Report, unknown: number): Report => {
  const [one, several] = report.unknownCharacters;
  const note = (unknown === 1 ? one : several).replace('{count}', String(unknown));
  return unknown === 0 ? report : { ...report, origin: [...report.origin, note] };
};

/**
 * Draws a report as a PDF that conforms to PDF/UA-1; the same report always gives the same bytes. Throws `NoRenderer` where the
 * package that draws is missing, and for a document that does not conform.
 */
export const drawReport = async (report: Report): Promise<Buffer> => {
  opened ??= open();
  const { compiler, fonts } = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const drawing = new Drawing(fonts.regular);
  const drawable = drawing.all(report);
  const data = JSON.stringify({ ...withNote(drawable, drawing.unknown), fonts: fonts.families });
  // In one call: a compiled document that JavaScript holds would stay until the next garbage collection, which knows
  // nothing of its size.
  const pdf = compiler.pdf(
    { mainFilePath: path.join(templateFolder(), 'report.typ'), inputs: { report: data } },
    { pdfStandard: conforming, creationTimestamp: 0 },
  );
  compiler.evictCache(0);
  drawnByCompiler += 1;
  if (drawnByCompiler >= mostOfCompiler) [opened, drawnByCompiler] = [undefined, 0];
  return pdf;
};
