import type { TokenRecord } from '../../../../access/token-record.ts';
import { textOf } from '../../../../model/definition/record-fields.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { renderResource } from '../../../../model/render/render.ts';
import type { Report } from '../../../../reports/report.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { readInstitution } from '../../../institution/institution.ts';
import { readWholeResult } from '../reading/read-result.ts';
import { makeReport, type ReportInstitution, type ReportLanguage, type ShownResult } from './make-report.ts';
import { readableComments } from './readable-comments.ts';
import { readerOf } from './reader.ts';
import { type TaughtClass, taughtClass } from './teaching-class.ts';

/** Who gets a report: whoever the token acts for, which the report names. */
export interface ReportReader extends TokenHolder {
  caller(): Promise<Pick<TokenRecord, 'name' | 'principal' | 'scopes'>>;
}

/** How a report is written. */
export interface ReportForm {
  readonly language: ReportLanguage;
  readonly paper?: Report['paper'];
  readonly wantsNoComments?: boolean;
  /** The instructor whose teaching report is to have the result. */
  readonly teacher?: string | undefined;
}

/** A result as its reader sees it, with its report unless it is withheld from the reader. */
export interface ReadReport {
  readonly record: StoredRecord;
  readonly report: Report | undefined;
  /** What the teaching report has of it, where one is wanted. */
  readonly taught?: TaughtClass;
}

/** The institution that reports are of. 1 round trip. */
export const institutionOfReport = async ({ store, now }: TokenHolder): Promise<ReportInstitution> => {
  const found = await readInstitution(store, now);
  return { name: textOf(found, 'name'), logo: textOf(found, 'logo') };
};

/**
 * Reads the result of an evaluation as a report, all of it as the reader sees it at this moment. Throws 404 for an evaluation
 * that is not there.
 */
export const readReport = async (reader: ReportReader, id: string, form: ReportForm): Promise<ReadReport> => {
  const { store, now } = reader;
  const { record, ...meta } = await readWholeResult(reader, id, form);
  if (record.status !== 'available') return { record, report: undefined };
  // A schema describes the attributes that answers have.
  const result = renderResource(courseEvaluationResult, record, { base: '', now }).attributes as unknown as ShownResult;
  const [comments, person, institution] = await Promise.all([
    form.wantsNoComments ? undefined : readableComments(reader, id),
    reader.caller().then((caller) => readerOf(store, caller)),
    institutionOfReport(reader),
  ]);
  const { teacher } = form;
  return {
    record,
    report: makeReport({ ...form, result, meta, comments, institution, reader: person, now }),
    ...(teacher !== undefined && { taught: taughtClass(result, meta, teacher) }),
  };
};
