import type { Reason } from './reasons.ts';

/** One question of a file, as it stands there: nothing is checked yet. */
export interface QuestionRow {
  /** Where in the file it stands: a line, a path of members, or the code that the file has for it. */
  readonly place: string;
  /** The name of the question set. */
  readonly set: unknown;
  readonly setPosition?: unknown;
  /** The name of the section. */
  readonly section: unknown;
  /** Those of the type `course_evaluation_question`. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What the heading of a section is in other languages, as it stands in a file: nothing is checked yet. */
export interface TranslatedHeading {
  /** Where it stands first. */
  readonly place: string;
  readonly set: unknown;
  readonly section: unknown;
  /** By language tag. */
  readonly translations: Readonly<Record<string, unknown>>;
}

/** Something of a file that is not taken, and why. */
export interface Remark {
  readonly place: string;
  /** The text of the question, where it has one. */
  readonly what?: string;
  readonly reason: Reason;
  /** The name or the value that the reason is about. */
  readonly about?: string;
}

/** The kinds of files: the service's own as JSON or CSV, LimeSurvey's surveys, SurveyJS's JSON. */
export type QuestionFormat = 'facet' | 'limesurvey' | 'surveyjs';

/** What a file holds. */
export interface QuestionFile {
  readonly format: QuestionFormat;
  readonly rows: readonly QuestionRow[];
  readonly headings: readonly TranslatedHeading[];
  /** What of the file is no question, or one that cannot be asked. */
  readonly left: readonly Remark[];
  /** What is left out of questions that are taken. */
  readonly without: readonly Remark[];
}

/** Most characters of a text, and of a label. */
export const mostOf = { text: 1_024, label: 255, choices: 50, points: 10 } as const;

/** The key of a label that has none: `Yes, often` → `yes_often`; empty for one without a letter or digit of ASCII. */
export const keyOf = (label: string): string => {
  const letters = label.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 40);
};

/** What students choose, as another system's file has it: a name for it, what it says, and what in other languages. */
export interface Offered {
  readonly hint: string;
  readonly label: string;
  readonly others: Readonly<Record<string, string>>;
}

/** What students choose from its texts by language, the first of which is that of the survey. */
export const offered = (hint: string, texts: readonly (readonly [language: string, text: string])[]): Offered => ({
  hint,
  label: texts[0]?.[1] ?? '',
  others: Object.fromEntries(texts.slice(1).filter(([, text]) => text !== '')),
});

/** Choices, each with a key of its own, from its hint where there is one. */
export const choicesOf = (given: readonly Offered[]): object[] => {
  const taken = new Set<string>();
  return given.map(({ hint, label, others }) => {
    const stem = (keyOf(hint) || keyOf(label) || 'choice').slice(0, 36);
    let key = stem;
    for (let number = 2; taken.has(key); number += 1) key = `${stem}_${number}`;
    taken.add(key);
    return { key, label, ...(Object.keys(others).length > 0 && { label_translations: others }) };
  });
};
