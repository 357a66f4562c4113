import { createHash } from 'node:crypto';
import { isRefusedFor } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import { textOf } from '../../../../model/definition/record-fields.ts';
import { ReportTooLarge } from '../../../../reports/no-renderer.ts';
import { renderReport } from '../../../../reports/render-report.ts';
import type { Report } from '../../../../reports/report.ts';
import { forEachAtOnce } from '../../../../runtime/at-once.ts';
import { pauseBefore } from '../../../../runtime/pause.ts';
import { retry } from '../../../../runtime/retry.ts';
import { StoreError, translateError } from '../../../../store/errors.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { type ReadReport, type ReportForm, type ReportReader, readReport } from '../reports/read-report.ts';
import type { TaughtClass } from '../reports/teaching-class.ts';
import { documentNames } from './document-names.ts';
import type { Part, WithheldDocument } from './parts.ts';
import { rightsOf } from './rights.ts';

// A read takes several round trips, and drawing waits for another function, so some run in parallel.
const atOnce = 4;

interface Drawn {
  readonly record: StoredRecord;
  readonly status: string;
  readonly pdf: Buffer;
  readonly taught: TaughtClass | undefined;
}

type Outcome = Drawn | WithheldDocument;

/**
 * Draws a report, and repeats that while too many other reports are being drawn. Throws `ReportTooLarge`, `NoRenderer`.
 */
export const drawPatiently = (report: Report): Promise<Buffer> =>
  retry(() => renderReport(report), {
    attempts: 8,
    isRetryable: (error) => translateError(error) instanceof StoreError,
    pause: (failed) => pauseBefore(8 + failed, 5_000),
  });

/** Reads a report; undefined for an evaluation that was deleted since the report was asked for. */
const read = async (reader: ReportReader, id: string, form: ReportForm): Promise<ReadReport | undefined> => {
  try {
    return await readReport(reader, id, form);
  } catch (error) {
    if (isRefusedFor(error, notFound)) return undefined;
    throw error;
  }
};

const outcomeOf = async (reader: ReportReader, evaluation: string, form: ReportForm): Promise<Outcome> => {
  const found = await read(reader, evaluation, form);
  if (found === undefined) return { evaluation, name: null, because: 'deleted' };
  const { record, report, taught } = found;
  const withheld = (because: string) => ({ evaluation, name: textOf(record, 'name'), because });
  if (report === undefined) return withheld(String(record.withheld_because));
  try {
    return {
      record,
      status: report.preview === null ? 'released' : 'closed',
      pdf: await drawPatiently(report),
      taught,
    };
  } catch (error) {
    if (error instanceof ReportTooLarge) return withheld('too_large');
    throw error;
  }
};

/** Returns the data about a document's bytes for the index. */
export const measured = (pdf: Buffer) => ({
  sha256: createHash('sha256').update(pdf).digest('hex'),
  bytes: pdf.length,
});

/** Draws the reports of some evaluations, each as the reader sees it at that moment. */
export const drawPart = async (
  reader: ReportReader,
  evaluations: readonly string[],
  form: ReportForm,
): Promise<Part> => {
  // The rights are read before and after, because a document drawn with rights that end meanwhile must not be shown to
  // a caller without them.
  const before = await rightsOf(reader, form.wantsNoComments !== true);
  const outcomes = new Map<string, Outcome>();
  await forEachAtOnce(evaluations, atOnce, async (id) => {
    outcomes.set(id, await outcomeOf(reader, id, form));
  });
  const all = evaluations.flatMap((id) => outcomes.get(id) ?? []);
  const drawn = all.filter((each): each is Drawn => 'pdf' in each);
  const names = await documentNames(
    reader,
    drawn.map(({ record }) => record),
  );
  const after = await rightsOf(reader, form.wantsNoComments !== true);
  return {
    head: {
      rights: [...new Set([...before, ...after])],
      documents: drawn.map(({ record, status, pdf, taught }) => ({
        evaluation: record.id,
        status,
        ...measured(pdf),
        names: names.of(record),
        ...(taught && { taught: { ...taught, teacher: names.teacherOf(record, form.teacher ?? '') } }),
      })),
      withheld: all.filter((each): each is WithheldDocument => 'because' in each),
    },
    pdfs: drawn.map(({ pdf }) => pdf),
  };
};
