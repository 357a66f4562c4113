import type { Document, Resource } from 'facet-client/types';

export type FormDocument = Document<'/api/v1/course_evaluations/{id}/form', 'get'>;
export type Question = Resource<'course_evaluation_question'>;
type Section = Resource<'course_evaluation_question_set_section'>;

/** A person that students rate. */
export interface Instructor {
  readonly id: string;
  readonly name: string;
}

/** A question as it is asked once; a question about instructors is asked once for each instructor. */
export interface Asked {
  /** The name of the asked question within the form. */
  readonly name: string;
  readonly question: Question;
  readonly instructor?: Instructor;
}

/** A heading or an asked question, in the order of the form. */
export type Entry =
  | { readonly kind: 'heading'; readonly question: Question; readonly name: string }
  | ({ readonly kind: 'asked' } & Asked);

/** Questions that are shown together: about the course, or about one instructor. */
export interface Block {
  readonly name: string;
  readonly instructor?: Instructor;
  readonly entries: readonly Entry[];
}

/** A part of the form under a heading of its own. */
export interface Part {
  readonly id: string;
  readonly name: string;
  readonly nameTranslations?: Section['attributes']['name_translations'] | undefined;
  readonly blocks: readonly Block[];
}

/** The form of one evaluation for one student, as the page shows it. */
export interface Form {
  readonly evaluation: string;
  readonly title: string;
  readonly section: string;
  readonly period: string;
  readonly parts: readonly Part[];
  /** All asked questions, in order. */
  readonly asked: readonly Asked[];
  /** Language tags that some questions are translated into. */
  readonly languages: readonly string[];
  readonly meta: FormDocument['meta'];
}

type Included = FormDocument['included'][number];

const ofType = <Type extends Included['type']>(document: FormDocument, type: Type) =>
  document.included.filter((each): each is Extract<Included, { type: Type }> => each.type === type);

const entryOf = (question: Question, instructor?: Instructor): Entry => {
  const name = instructor === undefined ? question.id : `${question.id}-${instructor.id}`;
  if (question.attributes.kind === 'heading') return { kind: 'heading', question, name };
  return { kind: 'asked', name, question, ...(instructor && { instructor }) };
};

/**
 * Groups consecutive questions with the same subject. A group about instructors is asked for each instructor in turn.
 */
const runsOf = (questions: readonly Question[]): Question[][] => {
  const runs: Question[][] = [];
  for (const question of questions) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAboutInstructor(run[0]) === isAboutInstructor(question)) run.push(question);
    else runs.push([question]);
  }
  return runs;
};

const isAboutInstructor = ({ attributes }: Question): boolean => attributes.subject === 'instructor';

const blocksOf = (questions: readonly Question[], instructors: readonly Instructor[]): Block[] =>
  runsOf(questions).flatMap((run): Block[] => {
    const [first] = run;
    if (first === undefined) return [];
    if (!isAboutInstructor(first)) return [{ name: first.id, entries: run.map((each) => entryOf(each)) }];
    return instructors.map((instructor) => ({
      name: `${first.id}-${instructor.id}`,
      instructor,
      entries: run.map((each) => entryOf(each, instructor)),
    }));
  });

/** Whether an entry can be answered. */
export const isAsked = (entry: Entry): entry is Extract<Entry, { kind: 'asked' }> => entry.kind === 'asked';

type PartName = Pick<Section['attributes'], 'name'> & Partial<Pick<Section['attributes'], 'name_translations'>>;

/** Returns the parts of a form with their questions, and all asked questions, both in order. */
export const partsOf = (
  sections: readonly (Pick<Section, 'id'> & { readonly attributes: PartName })[],
  questions: readonly Question[],
  instructors: readonly Instructor[],
): Pick<Form, 'parts' | 'asked'> => {
  const parts = sections.map(({ id, attributes }) => ({
    id,
    name: attributes.name,
    nameTranslations: attributes.name_translations,
    blocks: blocksOf(
      questions.filter(({ relationships }) => relationships.question_set_section.data?.id === id),
      instructors,
    ),
  }));
  return { parts, asked: parts.flatMap(({ blocks }) => blocks.flatMap((block) => block.entries)).filter(isAsked) };
};

/** Brings the response with a form into the order of the page. */
export const toForm = (document: FormDocument): Form => {
  const { data, meta } = document;
  const questions = ofType(document, 'course_evaluation_question');
  const instructors = data.relationships.instructors.data.map(({ id, meta: { display_name } }) => ({
    id,
    name: display_name,
  }));
  const languages = questions.flatMap(({ attributes }) => Object.keys(attributes.text_translations ?? {}));
  const { course_name, section_name, period_name } = data.attributes;
  return {
    evaluation: data.id,
    title: course_name ?? section_name,
    section: course_name === null ? '' : section_name,
    period: period_name,
    ...partsOf(ofType(document, 'course_evaluation_question_set_section'), questions, instructors),
    languages: [...new Set(languages)],
    meta,
  };
};
