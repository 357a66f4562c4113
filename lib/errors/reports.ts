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

export const reportNotDrawn: ErrorKind = {
  status: 503,
  code: 'report_not_drawn',
  means: 'Too many reports are being drawn at this moment. Repeat the request.',
  details: () => ({ detail: 'Too many reports are being drawn at this moment; repeat the same request' }),
  headers: () => ({ 'retry-after': '1' }),
};
