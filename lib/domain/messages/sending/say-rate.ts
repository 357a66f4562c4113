import type { ResponseRate } from '../../../resources/course-evaluations/answers/response-rates.ts';

const texts = {
  en: { of: 'of', none: 'too few answers to show a number' },
  de: { of: 'von', none: 'zu wenige Antworten für eine Zahl' },
} as const;

/** How many have answered, as a line of a mail: a number, a band of a small class, or that there are too few. */
export const sayRate = ({ completed, enrolled, response_rate: rate }: ResponseRate, language: string): string => {
  const own = language.startsWith('de') ? texts.de : texts.en;
  if (completed === null) return own.none;
  if (rate === null) return `${completed} ${own.of} ${enrolled.toLocaleString(language)}`;
  const share = rate.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return `${share} (${completed.toLocaleString(language)} ${own.of} ${enrolled.toLocaleString(language)})`;
};
