/** Why a mail is written. */
export const purposes = [
  'invitation',
  'reminder',
  'closing_soon',
  'results_available',
  'reply_available',
  'response_rates',
] as const;

export type Purpose = (typeof purposes)[number];
