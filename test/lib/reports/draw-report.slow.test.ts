import { expect, it } from 'vitest';
import { makeReport } from '../../../lib/domain/evaluations/results/reports/make-report.ts';
import { makeTeachingReport } from '../../../lib/domain/evaluations/results/reports/make-teaching-report.ts';
import { drawReport } from '../../../lib/reports/draw-report.ts';
import { describeReports } from '../../support/has-renderer.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { reportSource, scaleQuestion } from '../../support/report-source.ts';
import { taughtClassOf, taughtQuestion, teachingSource } from '../../support/teaching-source.ts';

const drawn = async (...given: Parameters<typeof reportSource>) =>
  readPdf(await drawReport(makeReport(reportSource(...given))));

const withoutBreaks = (text: string): string => text.replace(/[\n\u200b]/g, '');

/** Headings that are more than one level below the one before. */
const jumps = (tags: readonly string[]): string[] => {
  const levels = tags.flatMap((tag) => (/^H\d$/.test(tag) ? [Number(tag[1])] : []));
  return levels.flatMap((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? [`H${level}`] : []));
};

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describeReports('a report', () => {
  it('shows the logo and the name of the institution; a logo that cannot be read is left out', async () => {
    const withLogo = (logo: string | null) =>
      drawReport(makeReport(reportSource([], { institution: { name: 'Ellery Bay University', logo } })));
    const hasImage = (pdf: Buffer): boolean => pdf.toString('latin1').includes('/Subtype /Image');
    const whole = await withLogo(`data:image/png;base64,${png}`);
    expect(hasImage(whole)).toBe(true);
    const read = readPdf(whole);
    expect(read).toMatchObject({ isTagged: true, conformsTo: '1' });
    expect(read.text).toContain('Ellery Bay University');
    const broken = await withLogo(`data:image/png;base64,${png.slice(0, 40)}`);
    expect(hasImage(broken)).toBe(false);
    expect(broken.equals(await withLogo(null))).toBe(true);
  });

  it('conforms to PDF/UA: tags, headings in order, a sentence for each chart, headers of tables', async () => {
    const { result } = reportSource([]);
    const questions = [
      scaleQuestion('aims'),
      scaleQuestion('work', {
        benchmarks: {
          institution: {
            sections: 90,
            p10: 3,
            lower_quartile: 3.5,
            median: 4,
            upper_quartile: 4.5,
            p90: 4.8,
            place: 'middle half',
          },
        },
        flags: { low_answer: true },
        comments: { removed: 2 },
      }),
      scaleQuestion('few', { is_suppressed: true }),
    ];
    const read = await drawn([], { result: { ...result, units: [{ instructor: null, questions }] } });
    expect(read).toMatchObject({ isTagged: true, conformsTo: '1', language: 'en', title: result.name });
    expect(read.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(jumps(read.tags)).toEqual([]);
    expect(read.tags.filter((tag) => tag === 'Figure')).toHaveLength(2);
    expect(read.alternatives).toEqual(
      Array(2).fill('How the answers are spread. 1: 8%; 2: 0%; 3: 17%; 4: 42%; 5: 33%.'),
    );
    // Two tables for each chart, one of the comparison, and one of what figures mean.
    expect(read.tags.filter((tag) => tag === 'Table')).toHaveLength(6);
    expect(read.tags.filter((tag) => tag === 'TH')).toHaveLength(2 * (3 + 2) + 7 + 2);
    expect(read.artifacts).toMatch(/Page 1 of \d/);
    expect(read.text).not.toContain('Page 1');
  });

  it('conforms as a teaching report too: a table with headers for each question, the same bytes each time', async () => {
    const classes = [2024, 2025].map((year) =>
      taughtClassOf(year, {
        name: '#panic("x") الجبر',
        questions: [
          taughtQuestion('aims', { text: 'Die Ziele waren klar.', language: 'de-AT' }),
          taughtQuestion('explains', { isAboutInstructor: true }),
        ],
      }),
    );
    const withheld = [{ name: 'Seminar, 01', because: 'role' }];
    const report = makeTeachingReport(teachingSource({ classes, withheld, language: 'de' }));
    const pdf = await drawReport(report);
    const read = readPdf(pdf);
    expect(read).toMatchObject({
      isTagged: true,
      conformsTo: '1',
      language: 'de',
      title: 'Lehre im Verlauf der Semester: Ada',
    });
    expect(jumps(read.tags)).toEqual([]);
    expect(read.tags.filter((tag) => tag === 'Figure')).toHaveLength(2);
    expect(read.alternatives).toEqual(
      Array(2).fill(
        'Typische Antworten im Verlauf, auf einer Skala von 1 bis 5 (5 ist am besten), eine für jede Lehrveranstaltung. Autumn 2024: 4,1; Autumn 2025: 4,1.',
      ),
    );
    // What stands in a chart belongs to it: only headers and footers are artifacts.
    expect(read.artifacts).not.toContain('4,1');
    expect(read.artifacts).toMatch(/Seite 1 von \d/);
    // Of two questions, of what is withheld, and of what figures mean.
    expect(read.tags.filter((tag) => tag === 'Table')).toHaveLength(4);
    expect(read.tags.filter((tag) => tag === 'TH')).toHaveLength(2 * 7 + 2 + 2);
    expect(read.text).toContain('#panic("x")');
    expect(read.text).toContain('Ihrer Rolle nicht gezeigt');
    expect((await drawReport(report)).equals(pdf)).toBe(true);
  });

  it('marks the language of questions where it is known', async () => {
    const { result } = reportSource([]);
    const marksOf = async (own: object): Promise<readonly string[]> => {
      const questions = [{ ...scaleQuestion('aims'), text: 'Ziele', ...own }];
      const units = [{ instructor: null, questions }];
      const report = makeReport(reportSource([], { language: 'de', result: { ...result, units } }));
      return readPdf(await drawReport(report)).languages;
    };
    const [original, translated] = [await marksOf({}), await marksOf({ text_language: 'de-AT' })];
    const unknown = (marks: readonly string[]): number => marks.filter((each) => each === 'und').length;
    expect(unknown(original) - unknown(translated)).toBe(1);
  });

  it('says in its order what it holds', async () => {
    const { text } = await drawn(['More examples, please.\nAnd fewer proofs.']);
    const parts = [
      'MATH 201 Linear Algebra, 001',
      'Autumn 2025',
      'What the evaluation office says',
      'One < two',
      'Before you read the figures',
      '12 of 20 answered: 60%.',
      'About the course',
      'Question aims',
      '12 answers',
      'Mean',
      '3.92',
      'What should change?',
      'More examples, please.',
      'And fewer proofs.',
      'What each figure means',
      'Made on 2 January 2026 for Ada.',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is in German for who reads German', async () => {
    const { text, language } = await drawn([], { language: 'de' });
    expect(language).toBe('de');
    expect(text).toContain('12 von 20 haben geantwortet: 60 %.'.replaceAll(' %', '\u00a0%'));
    expect(text).toContain('Gemacht am 2. Januar 2026 für Ada.');
    expect(text).not.toContain('Before you read');
  });

  it('has the same bytes each time', async () => {
    const first = await drawReport(makeReport(reportSource(['One'])));
    await drawReport(makeReport(reportSource(['Other'])));
    expect((await drawReport(makeReport(reportSource(['One'])))).equals(first)).toBe(true);
  });

  it('never takes what people write for source', async () => {
    const written = '#panic("x") #read("/etc/passwd") $x^2$ *b* _i_ <label> @ref // c /* */ \\ `raw` "]}';
    const { text } = await drawn([written], { reader: { person: '#import "x.typ"' } });
    expect(withoutBreaks(text)).toContain(written);
    expect(text).toContain('for #import "x.typ".');
  });

  it.each(['A', 'ก'])('breaks what has no space, of %s', async (letter) => {
    const { text } = await drawn([letter.repeat(10_000)]);
    const lines = text.split('\n').filter((line) => /^[Aก\u200b]+$/.test(line));
    expect(withoutBreaks(lines.join(''))).toBe(letter.repeat(10_000));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(100);
  });

  it('draws the letters of many scripts, and counts in a note those that it has not', async () => {
    const said = ['Größe, Maß', 'Ελληνικά', 'Русский', 'Nguyễn', 'x ≤ y → z', '👍'];
    const { text } = await drawn([...said, 'كان المحاضر', 'שיעור', 'क्षत्रिय', 'วิชา', '授業は楽しい']);
    for (const each of said) expect(withoutBreaks(text)).toContain(each);
    for (const letter of ['ك', 'ש', 'त', 'ว']) expect(text).toContain(letter);
    expect(text).toContain('\ufffd'.repeat(6));
    expect(text).toContain('6 characters that no font of this report has stand as \ufffd.');
    expect((await drawn(said)).text).not.toContain('no font');
  });

  it('takes any character', async () => {
    const { text } = await drawn(['a\u0000b\u001b[31mc\ud800d\ufeffe\u202ef\u0007', '\u0301\u200d\ufe0f', '']);
    expect(text).toMatch(/a b \[31mc\ufffdd/);
  });
});
