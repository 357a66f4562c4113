import type { Report } from '../../../../lib/import/report/report.ts';
import { countsOf, kindsOf } from '../../../../lib/import/report/summary.ts';

/** What an import has done to the records of all types together. */
export const totals = (report: Report) => {
  const all = kindsOf(report).map((kind) => countsOf(report, kind));
  const sum = (name: 'created' | 'changed' | 'rejected') => all.reduce((total, counts) => total + counts[name], 0);
  return { created: sum('created'), changed: sum('changed'), rejected: sum('rejected') };
};

export const nothing = { created: 0, changed: 0, rejected: 0 };
