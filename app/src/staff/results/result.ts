import type { Document } from 'facet-client/types';
import { translated } from '../../shared/language/chosen.ts';
import { ownLanguage } from '../../shared/language/own-language.ts';

/** The response with the result of one evaluation. */
export type ResultDocument = Document<'/api/v1/course_evaluations/{id}/result', 'get'>;
export type Result = ResultDocument['data'];
export type Unit = NonNullable<Result['attributes']['units']>[number];
/** A question with its text in the chosen language, if there is a translation. */
export type ShownQuestion = Unit['questions'][number] & { readonly lang?: string };
export type Figures = NonNullable<ShownQuestion['figures']>;
export type Scale = NonNullable<ShownQuestion['scale']>;
export type Benchmark = NonNullable<NonNullable<ShownQuestion['benchmarks']>['institution']>;
export type InstructorOfResult = NonNullable<NonNullable<ResultDocument['meta']>['instructors']>[number];

/** One value of a distribution. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  /** The language of a label that is a translation. */
  readonly lang?: string;
  /** The number of students who chose this value. */
  readonly count: number;
  readonly share: number;
  readonly isFavourable: boolean;
}

/** The lowest and the highest value of a scale. */
export const rangeOf = ({ first, points }: Scale): readonly [number, number] => [first, first + points - 1];

/** Returns the best value of a scale; undefined for a bipolar scale that names none. */
export const bestOf = (scale: Scale): number | undefined => {
  const [least, most] = rangeOf(scale);
  return { ascending: most, descending: least, bipolar: scale.ideal }[scale.polarity];
};

/** Returns the ends of a scale, the unfavourable one first; of a bipolar scale, the lower value first. */
export const endsOf = (scale: Scale): readonly [number, number] => {
  const [least, most] = rangeOf(scale);
  return scale.polarity === 'descending' ? [most, least] : [least, most];
};

type Option = Pick<Bar, 'key' | 'label' | 'lang'>;

const optionsOf = ({ scale, choices, counts, shares }: ShownQuestion, tag: string): readonly Option[] => {
  if (scale !== undefined) {
    const { text: labels, ...lang } = translated(scale.labels, scale.label_translations, tag);
    const values = Array.from({ length: scale.points }, (_, index): Option => {
      const value = String(scale.first + index);
      const label = labels?.[index];
      return label === undefined ? { key: value, label: value } : { key: value, label: `${value} – ${label}`, ...lang };
    });
    return scale.polarity === 'descending' ? values.reverse() : values;
  }
  const known = (choices ?? []).map(({ key, label, label_translations: others }): Option => {
    const { text, ...lang } = translated(label, others, tag);
    return { key, label: text, ...lang };
  });
  // A deleted question has no labels left.
  const others = Object.keys(counts ?? shares ?? {}).filter((key) => known.every((choice) => choice.key !== key));
  return [...known, ...others.map((key) => ({ key, label: key }))];
};

/**
 * Returns the number of answers for each possible answer; the values of a scale begin at its unfavourable end. The list
 * is empty if the service does not return the distribution.
 */
export const distributionOf = (question: ShownQuestion, tag = ownLanguage): readonly Bar[] => {
  const { counts, shares, scale } = question;
  if (question.is_suppressed || shares === undefined) return [];
  return optionsOf(question, tag).map((option) => ({
    ...option,
    count: counts?.[option.key] ?? 0,
    share: shares[option.key] ?? 0,
    isFavourable: scale?.favourable_values.includes(Number(option.key)) ?? false,
  }));
};

/** A unit's questions under a heading. */
export interface ShownPart {
  readonly key: string;
  /** The instructor that the part is about; undefined for the course, null for all instructors together. */
  readonly about: InstructorOfResult | null | undefined;
  readonly questions: readonly ShownQuestion[];
}

/** Returns a question in a language if it is translated, otherwise in the original language. */
const worded = (question: ShownQuestion, tag: string): ShownQuestion => {
  if (question.text === null) return question;
  return { ...question, ...translated(question.text, question.text_translations, tag) };
};

/** Returns the parts of a result in the order for readers: the course, all instructors together, each instructor. */
export const partsOf = ({ data, meta }: ResultDocument, tag = ownLanguage): readonly ShownPart[] => {
  const named = new Map(meta?.instructors?.map((each) => [each.id, each]));
  const unknown = (id: string): InstructorOfResult => ({ id, instructor: '', user: '', display_name: '' });
  const parts = (data.attributes.units ?? []).flatMap(({ instructor, questions: asked }): ShownPart[] => {
    const questions = asked.map((each) => worded(each, tag));
    if (instructor !== null)
      return [{ key: instructor, about: named.get(instructor) ?? unknown(instructor), questions }];
    return [
      { key: 'course', about: undefined, questions: questions.filter(({ is_pooled }) => !is_pooled) },
      { key: 'pooled', about: null, questions: questions.filter(({ is_pooled }) => is_pooled) },
    ];
  });
  return parts.filter(({ questions }) => questions.length > 0);
};

/** Returns whether a result is shown before its release. */
export const isPreview = ({ data, meta }: ResultDocument): boolean =>
  data.attributes.status === 'available' && meta?.period !== undefined && meta.period.status !== 'released';
