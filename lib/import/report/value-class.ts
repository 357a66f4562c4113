import { isCalendarDate } from '../../runtime/instant.ts';

const email = /^[^\s@]+@[^\s@]+$/;
const number = /^[+-]?\d+([.,]\d+)*$/;
const date = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})([T ].*)?$/;

const day = /^\d{4}-\d\d-\d\d$/;

// For February 30th the usual reason, that the value must be a date, would explain nothing.
const classOfDate = (text: string): string =>
  day.test(text) && !isCalendarDate(text) ? 'date that does not exist' : 'date';

const classOfText = (text: string): string => {
  if (text.trim() === '') return 'empty';
  if (email.test(text)) return 'looks like an e-mail';
  if (date.test(text)) return classOfDate(text);
  if (number.test(text)) return 'number';
  return `text of ${text.length} ${text.length === 1 ? 'character' : 'characters'}`;
};

/** Describes the class of a value without any part of it, because reports must contain no personal data. */
export const classOfValue = (value: unknown): string => {
  if (value === undefined || value === null) return 'empty';
  if (Array.isArray(value)) return value.length === 1 ? classOfValue(value[0]) : `${value.length} values`;
  if (typeof value === 'string') return classOfText(value);
  return typeof value === 'number' ? 'number' : 'other';
};
