import type { Chart, Report, ReportComments, ReportQuestion } from '../../../../reports/report.ts';
import type {
  EvaluationResultAnswer,
  InstructorOfResult,
} from '../../../../resources/course-evaluations/answers/results.ts';
import type { ShownQuestion, ShownUnit } from '../../../../resources/course-evaluations/result-units.ts';
import { dayOf } from '../../../../runtime/instant.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { WordedQuestion } from '../reading/show-units.ts';
import { richBlocks } from './rich-blocks.ts';
import { de } from './words-de.ts';
import { en, type FigureName, type Words } from './words-en.ts';

const languages = { en, de } as const;

/** A language that reports are written in. */
export type ReportLanguage = keyof typeof languages;

/** The languages that reports are written in, the first one unless a reader prefers another. */
export const reportLanguages: readonly [ReportLanguage, ...ReportLanguage[]] = ['en', 'de'];

/** The words of reports in a language. */
export const wordsIn = (language: ReportLanguage): Words => languages[language];

/** A result's questions about one subject, in the words of one language where the translations exist. */
interface WordedUnit extends ShownUnit {
  questions: WordedQuestion[];
}

/** The attributes of a shown result, as its response has them. */
export interface ShownResult {
  readonly name: string | null;
  readonly enrolled: number | null;
  readonly completed: number | null;
  readonly response_rate: number | null;
  readonly closed_on: string | null;
  readonly results_guidelines: string | null;
  readonly units: readonly WordedUnit[];
}

/** The reader that a report is for: a person or the name of a token. */
export type Reader = { readonly person: string } | { readonly token: string };

/** The institution that a report is of. The logo is a data URI. */
export interface ReportInstitution {
  readonly name: string | null;
  readonly logo: string | null;
}

/** The content of a report, limited to what the reader sees. */
export interface ReportSource {
  readonly result: ShownResult;
  readonly meta: NonNullable<EvaluationResultAnswer['meta']>;
  /** Undefined if the reader may not read comments, or wants none. */
  readonly comments: readonly StoredRecord[] | undefined;
  /** The paper size; A4 by default. */
  readonly paper?: Report['paper'];
  /** Whether the request wants no comments. */
  readonly wantsNoComments?: boolean;
  readonly language: ReportLanguage;
  readonly institution: ReportInstitution;
  readonly reader: Reader;
  readonly now: Date;
}

type Figures = NonNullable<ShownQuestion['figures']>;
type Scale = NonNullable<ShownQuestion['scale']>;

/** Returns the lowest and the highest value of a scale. */
export const rangeOf = ({ first, points }: Scale): readonly [number, number] => [first, first + points - 1];

const bestOf = (scale: Scale): number | undefined => {
  const [least, most] = rangeOf(scale);
  return { ascending: most, descending: least, bipolar: scale.ideal }[scale.polarity];
};

/** The values of a scale and which of them is best: `1 to 5 (1 is best)`. */
export const scaleWords = (scale: Scale, { format, scaleFrom }: Words): string => {
  const [[least, most], best] = [rangeOf(scale), bestOf(scale)];
  return scaleFrom(format.figure(least), format.figure(most), best === undefined ? undefined : format.figure(best));
};

const optionsOf = ({ scale, choices = [], counts, shares }: ShownQuestion): { key: string; label: string }[] => {
  if (scale !== undefined) {
    const values = Array.from({ length: scale.points }, (_, index) => {
      const [value, label] = [String(scale.first + index), scale.labels?.[index]];
      return { key: value, label: label === undefined ? value : `${value} – ${label}` };
    });
    return scale.polarity === 'descending' ? values.reverse() : values;
  }
  // A deleted question has no labels.
  const others = Object.keys(counts ?? shares ?? {}).filter((key) => choices.every((choice) => choice.key !== key));
  return [...choices, ...others.map((key) => ({ key, label: key }))];
};

const valuesOf = (
  figures: Figures,
  { format, range }: Pick<Words, 'format' | 'range'>,
): Readonly<Record<FigureName, string | null>> => {
  const between = (ends: number[] | null, show: (value: number) => string): string | null => {
    const [from, to] = ends ?? [];
    return from === undefined || to === undefined ? null : range(show(from), show(to));
  };
  const { percent_favourable: favourable, margin_of_error: margin } = figures;
  return {
    interpolated_median: format.figure(figures.interpolated_median),
    percent_favourable: favourable === null ? null : format.percent(favourable),
    percent_favourable_interval: between(figures.percent_favourable_interval, format.percent),
    mean: format.figure(figures.mean),
    margin_of_error: margin === null ? null : `± ${format.figure(margin)}`,
    nonresponse_bounds: between(figures.nonresponse_bounds, format.figure),
    median: format.figure(figures.median),
    standard_deviation: format.figure(figures.standard_deviation),
    dispersion: format.figure(figures.dispersion),
  };
};

const linkedId = (comment: StoredRecord, name: 'question' | 'instructor'): string | null =>
  typeof comment[name] === 'string' ? comment[name] : null;

interface UnitPart {
  readonly title: string;
  readonly instructor: string | null;
  readonly questions: readonly WordedQuestion[];
}

/** Writes the parts of one report, in the words of its language. */
class Writer {
  readonly #words: Words;
  readonly #comments: readonly StoredRecord[] | undefined;

  constructor(words: Words, comments: readonly StoredRecord[] | undefined) {
    this.#words = words;
    this.#comments = comments;
  }

  #distribution(question: ShownQuestion): Pick<ReportQuestion, 'chart' | 'distribution'> {
    const { counts, shares, scale, is_suppressed: isSuppressed } = question;
    if (isSuppressed || shares === undefined) return { chart: null, distribution: [] };
    const { format } = this.#words;
    const answers = optionsOf(question).map(({ key, label }) => {
      const share = shares[key] ?? 0;
      return { key, label, share, shown: format.percent(share), number: format.number(counts?.[key] ?? 0) };
    });
    const isFavourable = (key: string): boolean => scale?.favourable_values.includes(Number(key)) ?? false;
    const chart: Chart = {
      sentence: this.#words.question.spread(answers.map(({ label, shown }) => `${label}: ${shown}`)),
      bars: answers.map(({ key, label, share, shown }) => ({
        label,
        share,
        shown,
        'is-favourable': isFavourable(key),
      })),
    };
    return { chart, distribution: answers.map(({ label, number, shown }) => [label, number, shown]) };
  }

  #figures({ figures }: ShownQuestion): readonly (readonly string[])[] {
    if (figures === undefined) return [];
    const values = Object.entries(valuesOf(figures, this.#words)) as [FigureName, string | null][];
    return values.flatMap(([name, value]) => (value === null ? [] : [[this.#words.figures[name][0], value]]));
  }

  #benchmarks({ benchmarks, scale }: ShownQuestion): ReportQuestion['benchmarks'] {
    const { benchmark: words, format } = this.#words;
    const compared = (['department', 'institution'] as const).flatMap((name) => {
      const quantiles = benchmarks?.[name];
      return quantiles === undefined ? [] : [{ name: words[name], quantiles }];
    });
    if (compared.length === 0 || scale === undefined) return null;
    return {
      places: compared.map(({ name, quantiles }) => words.place(name, quantiles.sections, quantiles.place)),
      rows: compared.map(({ name, quantiles: { sections, p10, lower_quartile, median, upper_quartile, p90 } }) => [
        name,
        format.number(sections),
        ...[p10, lower_quartile, median, upper_quartile, p90].map(format.figure),
      ]),
      note: words.note(scaleWords(scale, this.#words)),
    };
  }

  #commentsOn({ question, kind, comments: counted }: ShownQuestion, instructor: string | null): ReportComments | null {
    if (this.#comments === undefined) return null;
    const words = this.#words.comments;
    const own = this.#comments.filter(
      (each) => linkedId(each, 'question') === question && linkedId(each, 'instructor') === instructor,
    );
    const shown = own.flatMap((comment) => {
      const { text, decision, is_edited: isEdited } = comment;
      if (typeof text !== 'string' || decision === 'removed') return [];
      const notes = [...(decision === 'private' ? [words.private] : []), ...(isEdited === true ? [words.edited] : [])];
      const paragraphs = text.split(/[\r\n\u2028\u2029]+/).filter((each) => each.trim() !== '');
      return [{ paragraphs, note: notes.length === 0 ? null : notes.join(' ') }];
    });
    const removed = counted?.removed ?? 0;
    if (shown.length === 0 && removed === 0 && kind !== 'text') return null;
    const nothing = shown.length === 0 && removed === 0 ? [words.none] : [];
    return { title: words.title, items: shown, notes: removed > 0 ? [words.removed(removed)] : nothing };
  }

  #question(question: WordedQuestion, instructor: string | null): ReportQuestion {
    const { question: words, flags } = this.#words;
    const { text, text_language: language, n, is_suppressed: isSuppressed, suppressed_because: because } = question;
    const raised = (['low_answer', 'high_deviation'] as const).filter((name) => question.flags?.[name] === true);
    const hidden = because === 'alike' ? words.alike : words.suppressed;
    return {
      heading: text ?? words.gone,
      language: text === null ? this.#words.language : (language ?? null),
      answers: n === undefined ? null : words.answers(n, question.shown_to),
      notices: [...(isSuppressed ? [[null, hidden] as const] : []), ...raised.map((name) => flags[name])],
      classes: null,
      trend: null,
      ...this.#distribution(question),
      figures: this.#figures(question),
      benchmarks: this.#benchmarks(question),
      // Comments on a question about all instructors are shown with each of them.
      comments: question.is_pooled ? null : this.#commentsOn(question, instructor),
    };
  }

  /** Returns the questions by subject: the course, all instructors together, and each instructor. */
  parts(units: readonly WordedUnit[], instructors: readonly InstructorOfResult[]): Report['parts'] {
    const { parts: words } = this.#words;
    const nameOf = (id: string): string => instructors.find((each) => each.id === id)?.display_name ?? '';
    return units
      .flatMap(({ instructor, questions }): UnitPart[] =>
        instructor === null
          ? [
              { title: words.course, instructor, questions: questions.filter(({ is_pooled }) => !is_pooled) },
              { title: words.pooled, instructor, questions: questions.filter(({ is_pooled }) => is_pooled) },
            ]
          : [{ title: words.instructor(nameOf(instructor)), instructor, questions }],
      )
      .filter(({ questions }) => questions.length > 0)
      .map(({ title, instructor, questions }) => ({
        title,
        questions: questions.map((question) => this.#question(question, instructor)),
      }));
  }
}

/** Returns the parts that reports of all kinds share. */
export const reportBasis = ({
  language,
  paper = 'a4',
  institution: { name, logo },
  facts,
  now,
}: {
  readonly language: ReportLanguage;
  readonly paper: Report['paper'] | undefined;
  readonly institution: ReportInstitution;
  /** Labels with their values. Labels without a value are left out. */
  readonly facts: readonly (readonly [string, string | null])[];
  readonly now: Date;
}): Pick<Report, 'day' | 'facts' | 'language' | 'logo' | 'paper' | 'unknownCharacters' | 'words'> => {
  const [year = 0, month = 0, day = 0] = dayOf(now.toISOString()).split('-').map(Number);
  const { document, unknownCharacters, institution } = wordsIn(language);
  const known = [...facts, [institution, name] as const].flatMap(([label, value]) =>
    value ? [[label, value] as const] : [],
  );
  return { language, paper, logo, day: [year, month, day], facts: known, words: document, unknownCharacters };
};

/** When and for which reader a report was made, in words. */
export const madeFor = (reader: Reader, now: Date, words: Words): string =>
  words.madeOn(
    words.format.day(dayOf(now.toISOString())),
    'person' in reader ? words.person(reader.person) : words.token(reader.token),
  );

/** Makes the report of a shown result. It contains only what its reader sees. */
export const makeReport = ({ result, meta, comments, language, reader, now, ...asked }: ReportSource): Report => {
  const words = wordsIn(language);
  const { name, completed, enrolled, closed_on: closedOn, results_guidelines: guidelines } = result;
  const instructors = meta.instructors ?? [];
  const facts = [
    [words.period, meta.period?.name ?? null],
    [words.term, meta.period?.term ?? null],
    [words.instructors, [...new Set(instructors.map(({ display_name }) => display_name))].filter(Boolean).join(', ')],
    [words.closedOn, closedOn === null ? null : words.format.day(closedOn)],
  ] as const;
  return {
    ...reportBasis({ language, paper: asked.paper, institution: asked.institution, facts, now }),
    title: name ?? words.unnamed,
    preview: meta.period !== undefined && meta.period.status !== 'released' ? words.preview : null,
    guidelines: guidelines === null ? [] : richBlocks(guidelines),
    rate: words.rate(completed ?? 0, enrolled ?? 0, result.response_rate),
    lead: null,
    parts: new Writer(words, comments).parts(result.units, instructors),
    withheld: null,
    meanings: Object.values(words.figures).map(([figure, meaning]) => [figure, meaning]),
    origin: [
      madeFor(reader, now, words),
      ...(comments === undefined ? [asked.wantsNoComments ? words.commentsNotAsked : words.withoutComments] : []),
    ],
  };
};
