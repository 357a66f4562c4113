import type { Key } from './keys.ts';

/** The keys of reports that are made in the background. */
export const reportKeyOf = {
  /** Says that a report is to be made, or that its file is to be removed. All these items share a partition. */
  open: (report: string): Key => ({ pk: 'report_open', sk: report }),

  /** The unfinished reports of a token or a person, and the token that counts for them now. */
  ownerOfReports: (owner: string): Key => ({ pk: 'report_owner', sk: owner }),
} as const;
