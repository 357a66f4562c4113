import { partsOf, type ResultDocument, type ShownQuestion } from '../results/result.ts';

/** A question in one class. */
export interface ClassAnswer {
  readonly result: ResultDocument;
  readonly question: ShownQuestion;
}

/** A question as it was asked in some classes, earliest first. */
export interface AskedOverTerms {
  readonly key: string;
  readonly text: string;
  /** The language of a text that is a translation. */
  readonly lang?: string;
  readonly isAboutInstructor: boolean;
  /** Whether only students with certain earlier answers saw the question. */
  readonly isConditional: boolean;
  readonly scale: NonNullable<ShownQuestion['scale']>;
  readonly classes: readonly ClassAnswer[];
}

const byDay = (one: ResultDocument, other: ResultDocument): number =>
  (one.data.attributes.closed_on ?? '').localeCompare(other.data.attributes.closed_on ?? '') ||
  (one.data.attributes.name ?? '').localeCompare(other.data.attributes.name ?? '');

type IsWanted = (instructor: { readonly instructor: string; readonly user: string }) => boolean;

const askedIn = (result: ResultDocument, isWanted: IsWanted) =>
  partsOf(result).flatMap(({ about, questions }) => {
    // A part about all instructors together says nothing about one of them.
    if (about === null || (about !== undefined && !isWanted(about))) return [];
    return questions.flatMap((question) => {
      const { text, lang, scale, question_key: key } = question;
      if (scale === undefined || text === null || key === undefined) return [];
      const isAboutInstructor = about !== undefined;
      return [{ key, text, ...(lang && { lang }), scale, isAboutInstructor, result, question }];
    });
  });

/**
 * Groups the scale questions of some results, each with its classes: questions about the course, and about the wanted
 * instructors.
 */
export const askedOverTerms = (results: readonly ResultDocument[], isWanted: IsWanted): readonly AskedOverTerms[] => {
  const asked = results.toSorted(byDay).flatMap((result) => askedIn(result, isWanted));
  return [...Map.groupBy(asked, ({ key }) => key)].flatMap(([key, found]) => {
    const last = found.at(-1);
    if (last === undefined) return [];
    const { text, lang, scale, isAboutInstructor } = last;
    return [
      {
        ...{ key, text, ...(lang && { lang }), scale, isAboutInstructor },
        isConditional: found.some(({ question }) => question.shown_to !== undefined),
        classes: found.map(({ result, question }) => ({ result, question })),
      },
    ];
  });
};
