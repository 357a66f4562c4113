import { describe, expect, it } from 'vitest';
import { de as printedDe } from '../../../../app/src/staff/reports/messages-de.ts';
import { en as printedEn } from '../../../../app/src/staff/reports/messages-en.ts';
import { figureWordsDe, de as shownDe } from '../../../../app/src/staff/results/messages-de.ts';
import { figureWordsEn, en as shownEn } from '../../../../app/src/staff/results/messages-en.ts';
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

  it.each([
    ['English', en, printedEn, shownEn],
    ['German', de, printedDe, shownDe],
  ] as const)('has in %s the columns of the printed teaching report, and its words', (_, words, printed, shown) => {
    const { columns, because, suppressed, lead } = words.teaching;
    expect(columns).toEqual(printed.terms.columns);
    expect(suppressed).toBe(printed.terms.suppressed);
    expect(lead).toContain(printed.terms.lead.slice(-60));
    expect(because).toMatchObject(
      Object.fromEntries(Object.entries(shown.withheld).map(([name, [title]]) => [name, title])),
    );
    expect(words.teaching.title('Ada')).toBe(printed.overTerms('Ada'));
  });
});
