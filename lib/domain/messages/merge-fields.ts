import type { Purpose } from '../../resources/messages/purposes.ts';

/** The fields that a mail can have about its recipient and its subject. The service fills them in. */
export const mergeFields = [
  'person.display_name',
  'period.name',
  'period.closes_at',
  'count',
  'link',
  'courses',
  'response_rates',
  'contact',
] as const;

export type MergeField = (typeof mergeFields)[number];

interface Fields {
  readonly allowed: readonly MergeField[];
  /** The fields that the text of each mail must have. */
  readonly required: readonly MergeField[];
}

const always: readonly MergeField[] = ['person.display_name', 'period.name', 'period.closes_at', 'link', 'contact'];

/**
 * The merge fields of each purpose. Reminders have no `courses`, because the difference of two lists of open
 * evaluations shows what was answered between them.
 */
export const fieldsOfPurpose: Readonly<Record<Purpose, Fields>> = {
  invitation: { allowed: [...always, 'count', 'courses'], required: ['link'] },
  reminder: { allowed: [...always, 'count'], required: ['link'] },
  closing_soon: { allowed: [...always, 'count'], required: ['link'] },
  results_available: { allowed: [...always, 'count', 'courses'], required: ['link'] },
  reply_available: { allowed: [...always, 'courses'], required: ['link'] },
  response_rates: { allowed: [...always, 'response_rates'], required: ['response_rates'] },
};

/** A part of a template's text: text as it is written, or the name between `{{` and `}}`. */
export type Part = { readonly text: string } | { readonly field: string };

/** The parts of a text, in order. Braces without a partner are text. */
export const partsOf = (text: string): Part[] =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\{[^{}]*\}\}$/.test(part) ? { field: part.slice(2, -2).trim() } : { text: part }));

// The length is enough to find the place in the text.
const longestShown = 40;

const unpaired = (text: string): string[] =>
  [...text.matchAll(/\{\{|\}\}/g)].map(({ index }) => text.slice(index, index + longestShown));

/**
 * Returns the parts of a text that are no merge fields of its purpose: names in the order of the text, and braces
 * without a partner.
 */
export const unknownFields = (purpose: Purpose, text: string): string[] => {
  const { allowed } = fieldsOfPurpose[purpose];
  return partsOf(text).flatMap((part) => {
    if ('text' in part) return unpaired(part.text);
    return allowed.some((each) => each === part.field) ? [] : [part.field.slice(0, longestShown)];
  });
};

/** Returns the merge fields that the body of a mail must have and does not have. */
export const missingFields = (purpose: Purpose, body: string): MergeField[] => {
  const given = new Set(partsOf(body).flatMap((part) => ('field' in part ? [part.field] : [])));
  return fieldsOfPurpose[purpose].required.filter((each) => !given.has(each));
};
