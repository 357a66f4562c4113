import { readerLocale } from './formats.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as a field for date and time has it, in the reader's zone: `2026-12-01T18:00`. */
export const toLocal = (instant: string): string => {
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The instant that is meant by such a text; undefined where it is none. */
export const fromLocal = (text: string): string | undefined => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** The name of the reader's zone. */
export const readerZone = (): string => new Intl.DateTimeFormat(readerLocale()).resolvedOptions().timeZone;
