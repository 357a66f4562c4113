import type { Key } from './keys.ts';

/** The keys of reports that are made in the background. */
export const reportKeyOf = {
  /** That a report is to be made, or its file to be removed; all of them share a partition. */
  open: (report: string): Key => ({ pk: 'report_open', sk: report }),

  /** The reports of a token or a person that are not made yet, and which token that is now. */
  ownerOfReports: (owner: string): Key => ({ pk: 'report_owner', sk: owner }),
} as const;
