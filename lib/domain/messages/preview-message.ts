import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { answerPath } from '../evaluations/invitations/take-links.ts';
import { firstLanguageOf } from '../institution/institution.ts';
import { contactOf, zoneOf } from './institution-values.ts';
import type { PeriodMessage } from './plan/write-message.ts';
import { type RenderedMessage, renderMessage } from './render-message.ts';
import { chooseTexts } from './template-texts.ts';
import { templateFor } from './templates/template-for.ts';

const madeUp = {
  'person.display_name': 'Alex Example',
  count: 3,
  courses: ['MATH 201 Linear Algebra', 'HIST 110 The Ancient World', 'CHEM 131 General Chemistry'],
  response_rates: ['Mathematics: 62 %', 'History: 48 %'],
} as const;

/** A link that opens nothing: no code has this form. */
const exampleLink = (base: string): string => `${base}${answerPath}#example`;

/** What a preview is made for. */
export interface Previewing {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly institution: StoredRecord;
  /** The language that is wanted; that of the institution, unless said. */
  readonly language: string | null;
  readonly base: string;
  readonly now: Date;
}

const weekMs = 7 * 86_400_000;

/** A message with made-up data, and without a link that opens anything. */
export const previewMessage = async (
  store: Store,
  { message, period, institution, language, base, now }: Previewing,
): Promise<RenderedMessage> => {
  const ownLanguage = firstLanguageOf(institution);
  const texts = await templateFor(store, message.purpose, { template: message.template, ownLanguage });
  const values = {
    ...madeUp,
    'period.name': String(period.name),
    'period.closes_at': new Date(now.getTime() + weekMs),
    link: exampleLink(base),
    ...contactOf(institution),
  };
  return renderMessage(chooseTexts(texts, [language ?? ownLanguage]), values, zoneOf(institution));
};
