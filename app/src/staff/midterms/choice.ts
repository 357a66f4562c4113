import type { BankItem } from '../question-bank/items.ts';
import { ownerOf } from '../question-bank/items.ts';

/** Most questions of a midterm evaluation. */
export const mostItems = 10;

const mostScales = 4;
const mostTexts = 2;

const isText = ({ attributes: { kind } }: BankItem): boolean => kind === 'text';

/** Returns the questions that can be asked: the institution's first, without headings. */
export const offeredFirst = (items: readonly BankItem[]): readonly BankItem[] =>
  items
    .filter(({ attributes: { kind } }) => kind !== 'heading')
    .toSorted((one, other) => Number(ownerOf(one) !== '') - Number(ownerOf(other) !== ''));

/**
 * Returns the questions that are chosen at the start: the first four with an answer to tap, and the first two in words.
 */
export const usual = (items: readonly BankItem[]): ReadonlySet<string> => {
  const [texts, others] = [items.filter(isText), items.filter((item) => !isText(item))];
  return new Set([...others.slice(0, mostScales), ...texts.slice(0, mostTexts)].map(({ id }) => id));
};

const dayMs = 86_400_000;
const choices = [1, 3, 7, 14] as const;

/** The instant so many days from now. */
export const closingAfter = (days: number, now: Date): string => new Date(now.getTime() + days * dayMs).toISOString();

/** The day of an instant in a time zone, `YYYY-MM-DD`; in UTC without one. */
const dayIn = (at: Date, timeZone: string | null): string => {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', { ...numbers, timeZone: timeZone ?? 'UTC' }).formatToParts(at);
  const of = (name: string) => parts.find(({ type }) => type === name)?.value;
  return [of('year'), of('month'), of('day')].join('-');
};

/**
 * Returns for how many days an evaluation can be open that begins now and closes by the end of a day of the
 * institution.
 */
export const daysUntil = (lastDay: string, now: Date, timeZone: string | null): readonly number[] =>
  choices.filter((days) => dayIn(new Date(Date.parse(closingAfter(days, now)) - 1), timeZone) <= lastDay);
