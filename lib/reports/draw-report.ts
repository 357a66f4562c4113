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

/** Adds a note about the characters that no font could draw. */
const withNote = (report: Omit<Report, 'logo'>, unknown: number): Omit<Report, 'logo'> => {
  const [one, several] = report.unknownCharacters;
  const note = (unknown === 1 ? one : several).replace('{count}', String(unknown));
  return unknown === 0 ? report : { ...report, origin: [...report.origin, note] };
};

const bytesOf = (dataUri: string): Buffer => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

/** Draws a report with a logo, or without where the logo cannot be read. */
const draw = (compiler: NodeCompiler, report: string, logo: string | null): Buffer => {
  const mainFilePath = path.join(templateFolder(), 'report.typ');
  // In one call: a compiled document that JavaScript holds would stay until the next garbage collection, which knows
  // nothing of its size.
  const withInputs = (inputs: Record<string, string>): Buffer =>
    compiler.pdf({ mainFilePath, inputs }, { pdfStandard: conforming, creationTimestamp: 0 });
  if (logo === null) return withInputs({ report });
  try {
    return withInputs({ report, logo: JSON.stringify([...bytesOf(logo)]) });
  } catch {
    return withInputs({ report });
  }
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
  const { logo, ...said } = report;
  const drawable = drawing.all(said);
  const data = JSON.stringify({ ...withNote(drawable, drawing.unknown), fonts: fonts.families });
  const pdf = draw(compiler, data, logo);
  compiler.evictCache(0);
  drawnByCompiler += 1;
  if (drawnByCompiler >= mostOfCompiler) [opened, drawnByCompiler] = [undefined, 0];
  return pdf;
};
