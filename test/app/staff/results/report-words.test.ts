import { describe, expect, it } from 'vitest';
import { de as printedDe } from '../../../../app/src/staff/reports/messages-de.ts';
import { en as printedEn } from '../../../../app/src/staff/reports/messages-en.ts';
import { figureWordsDe } from '../../../../app/src/staff/results/messages-de.ts';
import { figureWordsEn } from '../../../../app/src/staff/results/messages-en.ts';
import { de } from '../../../../lib/domain/evaluations/results/reports/words-de.ts';
import { en } from '../../../../lib/domain/evaluations/results/reports/words-en.ts';

describe('a report as PDF', () => {
  it.each([
    ['English', en, printedEn, figureWordsEn],
    ['German', de, printedDe, figureWordsDe],
  ] as const)('explains in %s what the printed one does, in the same words', (_, words, printed, figures) => {
    expect(words.figures).toEqual(figures);
    expect(words.document.paragraphs).toEqual(printed.guide.paragraphs);
    expect(words.document.guide).toBe(printed.guide.title);
  });
});
