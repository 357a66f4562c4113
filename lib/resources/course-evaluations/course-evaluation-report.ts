import * as v from 'valibot';
import { flag, instant, longText, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { storedToOne } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { timestamps } from '../shared/timestamps.ts';

/** How far a report is. The file of one that is `finished` can be downloaded for a day; then it is `expired`. */
const reportStates = ['queued', 'running', 'finished', 'failed', 'expired'] as const;

export type ReportState = (typeof reportStates)[number];

/** What reports can be about: each is the relationship that names it. */
export const reportScopes = ['evaluation', 'instructor', 'department', 'period'] as const;

export type ReportScope = (typeof reportScopes)[number];

/** Most evaluations that one report is made of. */
export const maxDocuments = 10_000;

/** Most reports that a token, or a person, has made at a time. */
export const maxOpenReports = 10;

/** Most terms that a request names. */
const maxTerms = 40;

const dayMs = 86_400_000;

/** When the file of a report is removed, in milliseconds. */
export const removalOf = ({ finished_at: finishedAt }: StoredRecord): number => Date.parse(String(finishedAt)) + dayMs;

/** How far a report is at a moment. */
export const reportState = (record: StoredRecord, now: Date): ReportState => {
  const state = reportStates.find((each) => each === record.state) ?? 'failed';
  return state === 'finished' && now.getTime() >= removalOf(record) ? 'expired' : state;
};

// What the results themselves ask for.
const scopes = { scope: 'results:read', orScope: 'results:preview' } as const;

/** Many results as PDF, in one ZIP archive, which is made in the background. Only who has asked for it sees it. */
export const courseEvaluationReport = defineResource({
  type: 'course_evaluation_report',
  collection: 'course_evaluation_reports',
  group: 'course-evaluations',
  area: 'results',
  attributes: {
    /**
     * What it is about: the relationship of this name says which one.
     * @example period
     */
    scope_of: oneOf(reportScopes, { required: true }),
    /**
     * The language of its words, and of questions that are translated into it; that of the request's `Accept-Language` unless
     * you say it. Comments stay as they were written.
     */
    language: oneOf(['en', 'de']),
    /** The size of its pages; `A4` unless you say it. */
    paper: oneOf(['A4', 'letter']),
    /** True for reports with comments. It needs `comments:read`. */
    with_comments: flag(),
    /**
     * How its files are called: `plain` by term, department, instructor, course and section, `interfolio` as Interfolio's
     * Faculty Activity Reporting takes them, which names instructors by their `primary_employee_id` and needs `people:read`.
     */
    naming: oneOf(['plain', 'interfolio']),
    /**
     * How far it is: waiting, at work, `finished` (its file can be downloaded for 24 hours), `expired` (its file is gone) or
     * `failed`.
     * @example finished
     */
    state: oneOf(reportStates, { readOnly: true }),
    /**
     * How many evaluations it is made of; null until it is at work.
     * @example 412
     */
    evaluations: integer({ minimum: 0, readOnly: true }),
    /**
     * How many of them have a document so far. The teaching report of an instructor is one more.
     * @example 398
     */
    documents: integer({ minimum: 0, readOnly: true }),
    /**
     * How many results were withheld so far; `withheld.csv` in the archive has the reasons.
     * @example 14
     */
    withheld: integer({ minimum: 0, readOnly: true }),
    /**
     * The SHA-256 of the archive, in hexadecimal digits; null until it is finished.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: text({ readOnly: true }),
    /**
     * Why it failed, for people; null while all goes well.
     * @example The access token that asked for it is not valid any more.
     */
    message: longText({ readOnly: true }),
    /**
     * When it ended, in UTC; null until then.
     * @example 2026-01-20T05:00:09.000Z
     */
    finished_at: instant({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    state: { schema: v.picklist(reportStates), of: ({ record, now }) => reportState(record, now) },
  },
  relationships: {
    /** The period whose results it has; it narrows those of an instructor or a department, too. */
    period: toOne('course_evaluation_period', { createOnly: true }),
    /** The instructor whose results it has. */
    instructor: toOne('course_evaluation_instructor', { createOnly: true }),
    /** The department whose results it has, with all below it. */
    department: toOne('department', { createOnly: true }),
    /** The one evaluation whose result it has. */
    evaluation: toOne('course_evaluation', { createOnly: true }),
    /** The terms to which the results of an instructor or a department are narrowed, at most 40. */
    terms: toMany('course_evaluation_term', {
      refers: true,
      dangles: true,
      writable: true,
      createOnly: true,
      most: maxTerms,
    }),
  },
  // A report keeps nothing from being deleted.
  computedLinkage: {
    period: storedToOne('course_evaluation_period', 'period'),
    instructor: storedToOne('course_evaluation_instructor', 'instructor'),
    department: storedToOne('department', 'department'),
    evaluation: storedToOne('course_evaluation', 'evaluation'),
  },
  isRestricted: true,
  // What it asks for is made after the request, so that it is no part of a transaction with others.
  isWrittenInSteps: true,
  writtenBy: 'lib/domain/evaluations/results/report-jobs/begin-report.ts',
  endpoints: {
    /** Shows the reports that the token, or the person, has asked for. */
    list: { ...scopes, include: 'none', filters: ['created_at'] },
    /**
     * Ask every few seconds until `state` is `finished` or `failed`. Of one that is finished, `meta.download.url` leads to the
     * archive for five minutes, without a token. It is left out where the caller may see less than when the report was
     * made: ask for another one.
     */
    read: { ...scopes, include: 'none', returnsDownload: true },
    related: { ...scopes, include: 'none' },
    /**
     * Asks for the results of an evaluation, an instructor, a department with all below it, or a period, each as PDF, in one
     * ZIP archive. Each result is judged when its report is drawn, by what the token or the person who asks sees then; what
     * is withheld stands in `withheld.csv` with the reason, and `index.csv` names each document. A person's archive has what
     * the person's list of results shows. That of an instructor also has the teaching report: for each question a row for each
     * class. At most 10 reports of a token, or a person, are being made at a time.
     */
    create: { ...scopes, timeoutSeconds: 29 },
  },
});
