import { ReportTooLarge } from '../../../../reports/no-renderer.ts';
import { makeTeachingReport } from '../reports/make-teaching-report.ts';
import { institutionOfReport, type ReportForm, type ReportReader } from '../reports/read-report.ts';
import { readerOf } from '../reports/reader.ts';
import type { DocumentNames } from './document-names.ts';
import { drawPatiently, measured } from './draw-part.ts';
import type { Part, PartHead, TaughtDocument, WithheldDocument } from './parts.ts';

/** The maximum number of classes in a teaching report. Nobody teaches more, and one document can contain so many. */
const mostClasses = 200;

const nothing: PartHead = { rights: [], documents: [], withheld: [] };

const tooLarge: WithheldDocument = { evaluation: null, name: 'teaching-report', because: 'too_large' };

const namesOf = (teacher: TaughtDocument['teacher']): DocumentNames => ({
  term: null,
  year: null,
  departments: null,
  instructors: teacher?.name ? [teacher.name] : [],
  employee: teacher?.employee ?? null,
  course_number: null,
  course_title: null,
  section: null,
});

/**
 * Draws the teaching report of an instructor as the last part of an archive. It uses the same data as the other parts,
 * so that it agrees with the archive's documents; the part is empty if there are none.
 */
export const drawTeaching = async (
  reader: ReportReader,
  heads: readonly PartHead[],
  { language, paper }: ReportForm,
): Promise<Part> => {
  const classes = heads.flatMap(({ documents }) => documents.flatMap(({ taught }) => taught ?? []));
  if (classes.length === 0) return { head: nothing, pdfs: [] };
  if (classes.length > mostClasses) return { head: { ...nothing, withheld: [tooLarge] }, pdfs: [] };
  const teacher = classes.findLast((each) => each.teacher !== undefined)?.teacher;
  const report = makeTeachingReport({
    teacher: teacher?.name ?? null,
    classes,
    withheld: heads.flatMap(({ withheld }) => withheld),
    language,
    ...(paper && { paper }),
    institution: await institutionOfReport(reader),
    reader: await readerOf(reader.store, await reader.caller()),
    now: reader.now,
  });
  try {
    const pdf = await drawPatiently(report);
    const status = report.preview === null ? 'released' : 'closed';
    const document = { evaluation: null, status, ...measured(pdf), names: namesOf(teacher) };
    return { head: { ...nothing, documents: [document] }, pdfs: [pdf] };
  } catch (error) {
    if (error instanceof ReportTooLarge) return { head: { ...nothing, withheld: [tooLarge] }, pdfs: [] };
    throw error;
  }
};
