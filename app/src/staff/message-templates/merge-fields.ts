import type { TemplatePurpose } from './queries.ts';

const always = ['person.display_name', 'period.name', 'period.closes_at', 'link', 'contact'] as const;

/** A field of a template that the service fills in, for instance with the recipient's name. */
export type MergeField = (typeof always)[number] | 'count' | 'courses' | 'response_rates';

/** The merge fields of each purpose, as the service has them. */
export const mergeFieldsOf: Readonly<Record<TemplatePurpose, readonly MergeField[]>> = {
  invitation: [...always, 'count', 'courses'],
  reminder: [...always, 'count'],
  closing_soon: [...always, 'count'],
  results_available: [...always, 'count', 'courses'],
  reply_available: [...always, 'courses'],
  response_rates: [...always, 'response_rates'],
};

/** Returns whether mails of a purpose go to instructors and chairs. */
export const isToStaff = (purpose: TemplatePurpose): boolean =>
  purpose === 'response_rates' || purpose === 'results_available';

/** Returns the merge field without which a text of a purpose is useless. */
export const neededFieldOf = (purpose: TemplatePurpose): MergeField =>
  purpose === 'response_rates' ? 'response_rates' : 'link';
