import type { Block, Report, ReportQuestion, Trend } from '../../../../reports/report.ts';
import {
  madeFor,
  type Reader,
  type ReportInstitution,
  type ReportLanguage,
  rangeOf,
  reportBasis,
  scaleWords,
  wordsIn,
} from './make-report.ts';
import { richBlocks } from './rich-blocks.ts';
import type { TaughtClass, TaughtQuestion } from './teaching-class.ts';
import type { Words } from './words-en.ts';

/** A result that the reader of a teaching report does not see, and the reason. */
export interface WithheldClass {
  readonly name: string | null;
  readonly because: string;
}

/** The content of a teaching report, limited to what its reader sees. */
export interface TeachingSource {
  /** The instructor's name; null if it is not known. */
  readonly teacher: string | null;
  readonly classes: readonly TaughtClass[];
  readonly withheld: readonly WithheldClass[];
  readonly language: ReportLanguage;
  readonly paper?: Report['paper'];
  readonly institution: ReportInstitution;
  readonly reader: Reader;
  readonly now: Date;
}

interface ClassAnswer {
  readonly taught: TaughtClass;
  readonly question: TaughtQuestion;
}

const byDay = (one: TaughtClass, other: TaughtClass): number =>
  (one.closed_on ?? '').localeCompare(other.closed_on ?? '', 'en') ||
  (one.name ?? '').localeCompare(other.name ?? '', 'en');

/** Returns the term and period of a class in words. A period whose name contains its term says both. */
const whenOf = ({ when, is_preview: isPreview }: TaughtClass, { teaching }: Words): string => {
  const named = when.filter((each, index) => !when.some((other, at) => at > index && other.includes(each)));
  return [...named, ...(isPreview ? [teaching.preview] : [])].join(', ') || '–';
};

const rowOf = ({ taught, question }: ClassAnswer, words: Words): readonly string[] => {
  const { format, teaching, unnamed } = words;
  const { n, figures } = question;
  const [from, to] = figures?.percent_favourable_interval ?? [];
  const share = figures?.percent_favourable ?? null;
  return [
    taught.name ?? unnamed,
    whenOf(taught, words),
    taught.response_rate === null ? '–' : format.percent(taught.response_rate),
    n === null ? teaching.suppressed : format.number(n),
    figures === null ? '–' : format.figure(figures.interpolated_median),
    share === null ? '–' : format.percent(share),
    from === undefined || to === undefined ? '–' : words.range(format.percent(from), format.percent(to)),
  ];
};

/** Returns the chart of the typical answers. A class without figures has an empty place in it. */
const trendOf = (answers: readonly ClassAnswer[], { scale }: TaughtQuestion, words: Words): Trend | null => {
  const { format, teaching } = words;
  const valued = answers.flatMap(({ taught, question: { figures } }, index) =>
    figures === null ? [] : [{ taught, index, value: figures.interpolated_median }],
  );
  const [first, last] = [answers[0], answers.at(-1)];
  if (valued.length < 2 || first === undefined || last === undefined) return null;
  const [least, most] = rangeOf(scale);
  const [bottom, top] = scale.polarity === 'descending' ? [most, least] : [least, most];
  const said = valued.map(({ taught, value }) => `${whenOf(taught, words)}: ${format.figure(value)}`);
  return {
    sentence: teaching.chart(scaleWords(scale, words), said),
    ends: [format.figure(bottom), format.figure(top)],
    span: [whenOf(first.taught, words), whenOf(last.taught, words)],
    points: valued.map(({ index, value }) => ({
      across: index / (answers.length - 1),
      up: (value - bottom) / (top - bottom),
      shown: format.figure(value),
    })),
  };
};

const questionOf = (answers: readonly ClassAnswer[], worded: TaughtQuestion, words: Words): ReportQuestion => {
  const isConditional = answers.some(({ question }) => question.isConditional);
  const { when, class: name, rate, answers: number, typical, favourable, likely } = words.teaching.columns;
  return {
    heading: worded.text,
    language: worded.language,
    answers: [
      words.teaching.scale(scaleWords(worded.scale, words)),
      ...(isConditional ? [words.teaching.conditional] : []),
    ].join(' '),
    notices: [],
    classes: {
      head: [name, when, rate, number, typical, favourable, likely],
      rows: answers.map((each) => rowOf(each, words)),
    },
    trend: trendOf(answers, worded, words),
    chart: null,
    distribution: [],
    figures: [],
    benchmarks: null,
    comments: null,
  };
};

const partOf = (title: string, answers: readonly ClassAnswer[], words: Words): Report['parts'] => {
  const questions = [...Map.groupBy(answers, ({ question }) => question.key).values()].flatMap((asked) => {
    // The questions of some classes may lack the translation that others have.
    const worded = asked.findLast(({ question }) => question.language !== null) ?? asked.at(-1);
    return worded === undefined ? [] : [questionOf(asked, worded.question, words)];
  });
  return questions.length === 0 ? [] : [{ title, questions }];
};

/** Returns the guidelines of the periods for readers of results. If they differ, each has the names of its periods. */
const guidelinesOf = (classes: readonly TaughtClass[], words: Words): Block[] => {
  const said = Map.groupBy(
    classes.filter(({ results_guidelines: each }) => each !== null),
    ({ results_guidelines: each }) => each ?? '',
  );
  return [...said].flatMap(([html, taught]): Block[] => {
    const names = [...new Set(taught.map((each) => whenOf({ ...each, is_preview: false }, words)))].join('; ');
    const title: Block = { kind: 'paragraph', runs: [{ text: names, bold: true, italic: false, href: null }] };
    return [...(said.size > 1 ? [title] : []), ...richBlocks(html)];
  });
};

/**
 * Makes a report of an instructor's teaching. Each question that several classes were asked gets a table with a row for
 * each class, earliest first. No values are averaged over classes.
 */
export const makeTeachingReport = ({ teacher, withheld, language, now, ...source }: TeachingSource): Report => {
  const words = wordsIn(language);
  const { teaching, parts, format } = words;
  const classes = source.classes.toSorted(byDay);
  const answers = classes.flatMap((taught) => taught.questions.map((question): ClassAnswer => ({ taught, question })));
  const about = (isAboutInstructor: boolean): readonly ClassAnswer[] =>
    answers.filter(({ question }) => question.isAboutInstructor === isAboutInstructor);
  const reasons: Readonly<Record<string, string>> = teaching.because;
  const shown = ['interpolated_median', 'percent_favourable', 'percent_favourable_interval'] as const;
  return {
    ...reportBasis({
      language,
      paper: source.paper,
      institution: source.institution,
      facts: [[teaching.classes, format.number(classes.length)]],
      now,
    }),
    title: teaching.title(teacher ?? ''),
    preview: classes.some(({ is_preview: isPreview }) => isPreview) ? words.preview : null,
    guidelines: guidelinesOf(classes, words),
    rate: null,
    lead: teaching.lead,
    parts: [
      ...partOf(parts.course, about(false), words),
      ...partOf(parts.instructor(teacher ?? ''), about(true), words),
    ],
    withheld:
      withheld.length === 0
        ? null
        : {
            title: teaching.withheld,
            head: teaching.withheldColumns,
            rows: withheld.map(({ name, because }) => [name ?? words.unnamed, reasons[because] ?? because]),
          },
    meanings: shown.map((name) => words.figures[name]),
    origin: [madeFor(source.reader, now, words)],
  };
};
