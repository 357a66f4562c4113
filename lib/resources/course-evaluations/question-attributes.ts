import * as v from 'valibot';
import type { ValuesOf } from '../../model/definition/attribute.ts';
import { flag, oneOf, string } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import type { ComputedAttribute, Rule } from '../../model/definition/resource.ts';
import { choicesAttribute } from './question-choices.ts';
import { scaleAttribute } from './question-scale.ts';
import { translations } from './translations.ts';

/** The kinds of questions; a heading asks nothing. */
export const questionKinds = ['scale', 'single_choice', 'multiple_choice', 'text', 'heading'] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** What a question is about. */
export const questionSubjects = ['course', 'instructor'] as const;

export type QuestionSubject = (typeof questionSubjects)[number];

/** Most characters of a text answer, unless the question says fewer. */
export const defaultMaxLength = 4_000;

const longestText = 1_024;

const isChoice = (kind: unknown): boolean => kind === 'single_choice' || kind === 'multiple_choice';

/** What a question says, in a question set and in the bank. */
export const questionAttributes = {
  /**
   * What is asked, as students read it; of a heading, what it says.
   * @example The instructor explained difficult matters clearly.
   */
  text: { required: true, schema: string(longestText) },
  /**
   * The text in other languages, by language tag.
   * @example {"de": "Schwieriges wurde verständlich erklärt.", "pt-BR": "Explicou com clareza o que é difícil."}
   */
  text_translations: translations(longestText),
  /** How it is answered: on a scale, by one choice, by several, by a text; a heading is not answered at all. */
  kind: oneOf(questionKinds, { required: true }),
  /** What it is about: the course is asked about once, an instructor once for each of the section's instructors. */
  subject: oneOf(questionSubjects),
  /** Whether a response must answer it. */
  is_required: flag(),
  /** Whether "not applicable" is offered as an answer of its own, which no figure counts. */
  not_applicable: flag(),
  /**
   * Of a question of the kind `scale`, and only of one: how many `points` it has (2 to 10), the `first` value
   * (1 unless said), as many `labels` as points, the `polarity` (`ascending` unless said: the greatest value is the
   * best; `descending`: the least; `bipolar`: the `ideal`, the middle unless said), and `favourable_from`, from which
   * on towards the good end a value counts as favourable. Unless said these are the values beyond the middle: the
   * top 2 of 5, the top 3 of 7; none on a bipolar scale. `label_translations` has all labels in other languages, by
   * language tag.
   * @example {"points": 5, "labels": ["Strongly disagree", "Disagree", "Neither", "Agree", "Strongly agree"]}
   */
  scale: scaleAttribute,
  /**
   * Of a question of choices, and only of one: what can be chosen, at most 50, in this order. Answers name the keys.
   * `label_translations` has a label in other languages, by language tag.
   * @example [{"key": "too_slow", "label": "Too slow", "label_translations": {"de": "Zu langsam"}}, {"key": "right", "label": "Just right"}]
   */
  choices: choicesAttribute,
  /** Whether a comment can be added to the answer; never of a text or a heading. */
  allows_comment: flag(),
  /**
   * Of a text question: the most characters of its answer, at most 10,000; 4,000 unless said.
   * @example 2000
   */
  max_length: integer({ minimum: 1, maximum: 10_000 }),
} as const;

type Values = ValuesOf<typeof questionAttributes>;

/** What a question is shown with where it does not say it. */
export const questionDefaults = {
  subject: { schema: v.picklist(questionSubjects), of: ({ values }) => values.subject ?? 'course' },
  is_required: { schema: v.boolean(), of: ({ values }) => values.is_required ?? false },
  not_applicable: { schema: v.boolean(), of: ({ values }) => values.not_applicable ?? true },
  allows_comment: { schema: v.boolean(), of: ({ values }) => values.allows_comment ?? false },
  max_length: {
    schema: v.nullable(v.number()),
    of: ({ values }) => values.max_length ?? (values.kind === 'text' ? defaultMaxLength : null),
  },
} as const satisfies Readonly<Record<string, ComputedAttribute<Values>>>;

/** Which of its attributes a question of a kind needs, and which it can not have. */
export const questionRules: readonly Rule<'allows_comment' | 'choices' | 'kind' | 'max_length' | 'scale'>[] = [
  {
    fields: ['kind', 'scale'],
    blames: 'scale',
    code: 'required_for_kind',
    holds: (kind, given) => kind !== 'scale' || given !== null,
  },
  {
    fields: ['kind', 'scale'],
    blames: 'scale',
    code: 'does_not_apply',
    holds: (kind, given) => kind === 'scale' || given === null,
  },
  {
    fields: ['kind', 'choices'],
    blames: 'choices',
    code: 'required_for_kind',
    holds: (kind, given) => !isChoice(kind) || given !== null,
  },
  {
    fields: ['kind', 'choices'],
    blames: 'choices',
    code: 'does_not_apply',
    holds: (kind, given) => isChoice(kind) || given === null,
  },
  {
    fields: ['kind', 'allows_comment'],
    blames: 'allows_comment',
    code: 'does_not_apply',
    holds: (kind, allows) => allows !== true || (kind !== 'text' && kind !== 'heading'),
  },
  {
    fields: ['kind', 'max_length'],
    blames: 'max_length',
    code: 'does_not_apply',
    holds: (kind, given) => given === null || kind === 'text',
  },
];
