import {
  hasLinks,
  isToStudents,
  type MessagePurpose,
} from '../../resources/messages/course-evaluation-period-message.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { answerPath } from '../evaluations/invitations/take-links.ts';
import { firstLanguageOf } from '../institution/institution.ts';
import { contactOf, zoneOf } from './institution-values.ts';
import type { PeriodMessage } from './plan/write-message.ts';
import { type RenderedMessage, renderMessage } from './render-message.ts';
import { reportsPath } from './sending/staff-audience.ts';
import { templateFor } from './templates/template-for.ts';
import { chooseTexts } from './templates/template-texts.ts';

const madeUp = {
  'person.display_name': 'Alex Example',
  count: 3,
  courses: ['MATH 201 Linear Algebra', 'HIST 110 The Ancient World', 'CHEM 131 General Chemistry'],
  response_rates: ['MATH 201 Linear Algebra 0101: 62% (31 of 50)', 'HIST 110 The Ancient World 0201: 5+ of 8'],
} as const;

/** Returns a link that shows nothing of anybody, because no code has this form. */
const exampleLink = (base: string, purpose: MessagePurpose): string => {
  if (!isToStudents(purpose)) return `${base}${reportsPath}`;
  return `${base}${answerPath}${hasLinks(purpose) ? '#example' : ''}`;
};

/** The input of a preview. */
export interface Previewing {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly institution: StoredRecord;
  /** The wanted language; null for that of the institution. */
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
    link: exampleLink(base, message.purpose),
    ...contactOf(institution),
  };
  return renderMessage(chooseTexts(texts, [language ?? ownLanguage]), values, zoneOf(institution));
};
