import { describe, expect, it } from 'vitest';
import { choiceOf, chosen, queryOf, turned } from '../../../../app/src/staff/results/choice.ts';
import { exportResults, nextPart } from '../../../../app/src/staff/results/export-results.ts';
import { figureRows } from '../../../../app/src/staff/results/figure-rows.ts';
import { messages, onScale } from '../../../../app/src/staff/results/messages.ts';
import {
  distributionOf,
  endsOf,
  partsOf,
  type ResultDocument,
  type ShownQuestion,
} from '../../../../app/src/staff/results/result.ts';

const scaleQuestion: ShownQuestion = {
  question: 'goals',
  text: 'Clear?',
  kind: 'scale',
  scale: {
    points: 3,
    first: 0,
    labels: ['no', 'so so', 'yes'],
    polarity: 'ascending',
    favourable_from: 2,
    favourable_values: [2],
  },
  is_suppressed: false,
  n: 4,
  counts: { 0: 1, 1: 0, 2: 3 },
  shares: { 0: 0.25, 1: 0, 2: 0.75 },
};

describe('a distribution', () => {
  it('has every value of a scale in its order, with labels', () => {
    expect(distributionOf(scaleQuestion)).toEqual([
      { key: '0', label: '0 – no', count: 1, share: 0.25, isFavourable: false },
      { key: '1', label: '1 – so so', count: 0, share: 0, isFavourable: false },
      { key: '2', label: '2 – yes', count: 3, share: 0.75, isFavourable: true },
    ]);
  });

  it('has labels in the language of the page where they are translated, marked with it', () => {
    const scale = { ...scaleQuestion.scale, label_translations: { de: ['nein', 'teils', 'ja'] } } as never;
    const inGerman = distributionOf({ ...scaleQuestion, scale }, 'de');
    expect(inGerman.map(({ label, lang }) => [label, lang])).toEqual([
      ['0 – nein', 'de'],
      ['1 – teils', 'de'],
      ['2 – ja', 'de'],
    ]);
    expect(distributionOf({ ...scaleQuestion, scale }, 'fr')).toEqual(distributionOf(scaleQuestion));
    const choices = [
      { key: 'a', label: 'One', label_translations: { de: 'Eins' } },
      { key: 'b', label: 'Two' },
    ];
    const chosenOf = {
      ...scaleQuestion,
      kind: 'single_choice' as const,
      choices,
      counts: { a: 4, b: 0 },
      shares: { a: 1, b: 0 },
    };
    const { scale: _scale, ...choiceQuestion } = chosenOf;
    const bars = distributionOf(choiceQuestion, 'de');
    expect(bars.map(({ label, lang }) => [label, lang])).toEqual([
      ['Eins', 'de'],
      ['Two', undefined],
    ]);
  });

  it('begins at the unfavourable end of a descending scale, and its favourable values are those of the service', () => {
    const scale = { points: 3, first: 0, polarity: 'descending' as const, favourable_from: 0, favourable_values: [0] };
    const bars = distributionOf({ ...scaleQuestion, scale });
    expect(bars.map(({ key, isFavourable }) => [key, isFavourable])).toEqual([
      ['2', false],
      ['1', false],
      ['0', true],
    ]);
    expect(endsOf(scale)).toEqual([2, 0]);
    expect(onScale(scale)).toBe('0 to 2 (0 is best)');
  });

  it('has no favourable end on a bipolar scale', () => {
    const scale = { points: 5, first: -2, polarity: 'bipolar' as const, ideal: 0, favourable_values: [] };
    expect(distributionOf({ ...scaleQuestion, scale }).filter(({ isFavourable }) => isFavourable)).toEqual([]);
    expect(endsOf(scale)).toEqual([-2, 2]);
    expect(onScale(scale)).toBe('-2 to 2 (0 is best)');
  });

  it('shows nothing of a question that is suppressed', () => {
    expect(distributionOf({ ...scaleQuestion, is_suppressed: true })).toEqual([]);
  });

  it('names choices by their labels, and by their keys where the question is gone', () => {
    const choice: ShownQuestion = {
      question: 'pace',
      text: null,
      kind: 'single_choice',
      is_suppressed: false,
      counts: { slow: 2 },
      shares: { slow: 1 },
    };
    expect(distributionOf(choice).map(({ label }) => label)).toEqual(['slow']);
    expect(distributionOf({ ...choice, choices: [{ key: 'slow', label: 'Too slow' }] })[0]?.label).toBe('Too slow');
  });
});

describe('the parts of a result', () => {
  it('are the course, all instructors together, and each of them with the name', () => {
    const pooled = { ...scaleQuestion, is_pooled: true as const };
    const document = {
      data: {
        attributes: {
          units: [
            { instructor: null, questions: [scaleQuestion, pooled] },
            { instructor: 'a', questions: [scaleQuestion] },
          ],
        },
      },
      meta: { instructors: [{ id: 'a', instructor: 'i', user: 'u', display_name: 'Ada' }] },
      // Only the members that the test needs.
    } as unknown as ResultDocument;
    expect(partsOf(document).map(({ key, about }) => [key, about?.display_name])).toEqual([
      ['course', undefined],
      ['pooled', undefined],
      ['a', 'Ada'],
    ]);
  });
});

describe('figures', () => {
  it('that are not shown are left out', () => {
    const figures = {
      mean: 3.916667,
      standard_deviation: 1.114924,
      median: 4,
      interpolated_median: 4.1,
      percent_favourable: null,
      percent_favourable_interval: null,
      dispersion: 0.5625,
      margin_of_error: null,
      nonresponse_bounds: [2.75, 4.35],
    };
    const rows = figureRows(figures);
    expect(rows.map(({ name }) => name)).not.toContain('Favourable answers');
    expect(rows.find(({ name }) => name === 'Mean')?.value).toBe('3.92');
    expect(rows.find(({ value }) => value === '2.75 to 4.35')).toBeDefined();
    expect(rows.every(({ meaning }) => meaning.length > 10)).toBe(true);
  });
});

describe('what is chosen', () => {
  const address = new URLSearchParams('period=p&flag=low_answer&sort=-response_rate&after=c');

  it('is asked of the service', () => {
    expect(queryOf(choiceOf(address, 'jane'))).toEqual({
      'filter[period]': ['p'],
      'filter[flag]': ['low_answer'],
      'filter[q]': 'jane',
      sort: ['-response_rate'],
      'page[after]': 'c',
    });
    expect(queryOf(choiceOf(new URLSearchParams('sort=name'), ''))).toEqual({ sort: ['section'] });
  });

  it('begins at the first page when it changes', () => {
    expect(String(chosen(address, 'flag', ''))).toBe('period=p&sort=-response_rate');
  });

  it('turns to the pages to which the service links', () => {
    expect(String(turned(address, 'before', 'https://x/y?page%5Bbefore%5D=d'))).toBe(
      'period=p&flag=low_answer&sort=-response_rate&before=d',
    );
    expect(turned(address, 'after', null)).toBeUndefined();
  });
});

describe('an export', () => {
  it('takes of a link its query alone', () => {
    expect(nextPart('<https://elsewhere.example/x?page%5Bafter%5D=2>; rel="next"')).toBe('?page%5Bafter%5D=2');
    expect(nextPart(null)).toBeUndefined();
  });

  it('puts all parts together, and counts the rows without the names of the columns', async () => {
    const parts = [
      ['a,b\r\n1,2\r\n', '<https://x/y?page%5Bafter%5D=2>; rel="next"'],
      ['3,4\r\n5,6\r\n', null],
    ] as const;
    let at = 0;
    const get = async (_path: string, { onResponse }: { onResponse: (response: unknown) => void }) => {
      const [text, link] = parts[at] ?? ['', null];
      at += 1;
      onResponse({ headers: { get: () => link } });
      return text;
    };
    const counts: number[] = [];
    // Only this member of the client is used.
    const ask = <Answer>(call: (client: never) => Promise<Answer>) => call({ get } as never);
    expect(await exportResults(ask, {}, (rows) => counts.push(rows))).toEqual(parts.map(([text]) => text));
    expect(counts).toEqual([1, 3]);
  });
});

describe('how many have answered', () => {
  it('is never put as more than there are', () => {
    expect(messages.rate(2, 5)).toBe('2 of 5 answered');
    expect(messages.rate(5, 2)).toBe('5 answered, 2 enrolled now');
  });
});
