import type { ErrorKind } from './error-kind.ts';

/** `because` is the reason, as `withheld_because` of the result names it. */
export const resultWithheld: ErrorKind<[because: string]> = {
  status: 409,
  code: 'result_withheld',
  means:
    'The result is withheld from the caller, so there is no report of it. `meta.withheld_because` is the reason, as the result as JSON has it.',
  details: (because) => ({
    detail: 'The result is withheld, so there is no report of it',
    meta: { withheld_because: because },
  }),
};

export const reportsUnavailable: ErrorKind = {
  status: 503,
  code: 'reports_unavailable',
  means: 'This installation has not got what draws reports. Everything else works.',
  details: () => ({ detail: 'This installation can not draw reports' }),
};

export const tooManyDocuments: ErrorKind<[most: number, pointer: string]> = {
  status: 422,
  code: 'too_many_documents',
  means: 'The report would have more than 10,000 documents. Ask for a part of it: a department, or fewer terms.',
  details: (most, pointer) => ({
    detail: `A report has at most ${most} documents: ask for a part of it, such as a department`,
    source: { pointer },
  }),
};

export const tooManyReports: ErrorKind<[most: number]> = {
  status: 409,
  code: 'too_many_reports',
  means: 'The token, or the person, has 10 reports that are not made yet. Ask again when one of them is.',
  details: (most) => ({
    detail: `You have ${most} reports that are not made yet; ask again when one of them is`,
    meta: { most },
  }),
};

/** `says` is what a report of a kind takes or lacks. */
export const notOfScope: ErrorKind<[scopeOf: string, says: string, pointer: string]> = {
  status: 422,
  code: 'not_of_scope',
  means:
    'What the report is about does not go with `scope_of`: the relationship of that name is missing, or `source.pointer` points to one that such a report does not take.',
  details: (scopeOf, says, pointer) => ({
    detail: `A report with the scope_of "${scopeOf}" ${says}`,
    source: { pointer },
  }),
};

export const reportNotDrawn: ErrorKind = {
  status: 503,
  code: 'report_not_drawn',
  means: 'Too many reports are being drawn at this moment. Repeat the request.',
  details: () => ({ detail: 'Too many reports are being drawn at this moment; repeat the same request' }),
  headers: () => ({ 'retry-after': '1' }),
};
