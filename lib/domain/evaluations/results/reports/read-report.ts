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

/** The caller that gets a report. The report names the person or integration that the token acts for. */
export interface ReportReader extends TokenHolder {
  caller(): Promise<Pick<TokenRecord, 'name' | 'principal' | 'scopes'>>;
}

/** The form of a report. */
export interface ReportForm {
  readonly language: ReportLanguage;
  readonly paper?: Report['paper'];
  readonly wantsNoComments?: boolean;
  /** The instructor whose teaching report contains the result. */
  readonly teacher?: string | undefined;
}

/** A result as its reader sees it, with its report unless the result is withheld from the reader. */
export interface ReadReport {
  readonly record: StoredRecord;
  readonly report: Report | undefined;
  /** The data for the teaching report, if one is wanted. */
  readonly taught?: TaughtClass;
}

/** The institution that reports are of. 1 round trip. */
export const institutionOfReport = async ({ store, now }: TokenHolder): Promise<ReportInstitution> => {
  const found = await readInstitution(store, now);
  return { name: textOf(found, 'name'), logo: textOf(found, 'logo') };
};

/**
 * Reads the result of an evaluation as a report, limited to what the reader sees at this moment. Throws 404 for an
 * unknown evaluation.
 */
export const readReport = async (reader: ReportReader, id: string, form: ReportForm): Promise<ReadReport> => {
  const { store, now } = reader;
  const { record, ...meta } = await readWholeResult(reader, id, form);
  if (record.status !== 'available') return { record, report: undefined };
  // The schema describes the attributes of a response.
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
