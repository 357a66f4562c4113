import type { Form, FormDocument, Question } from '../../app/src/student/answering/form.ts';

/** A question as the service returns it. */
export const question = (id: string, attributes: object, section = 'part'): Question =>
  // Each test gives only the attributes that it needs.
  ({
    type: 'course_evaluation_question',
    id,
    attributes: { text: `${id}?`, subject: 'course', is_required: false, not_applicable: true, ...attributes },
    relationships: { question_set_section: { data: { type: 'course_evaluation_question_set_section', id: section } } },
  }) as unknown as Question;

/** A form of some questions. */
export const formOf = (...questions: readonly Question[]): Pick<Form, 'asked' | 'evaluation'> => ({
  evaluation: 'evaluation',
  asked: questions.map((each) => ({ name: each.id, question: each })),
});

/** The document of a form. */
export const documentOf = (
  sections: readonly string[],
  questions: readonly Question[],
  instructors: readonly string[] = [],
): FormDocument =>
  ({
    data: {
      id: 'evaluation',
      attributes: { course_name: 'Algebra', section_name: '01', period_name: 'Autumn' },
      relationships: { instructors: { data: instructors.map((id) => ({ id, meta: { display_name: id } })) } },
    },
    included: [
      ...sections.map((id) => ({ type: 'course_evaluation_question_set_section', id, attributes: { name: id } })),
      ...questions,
    ],
    meta: {},
  }) as unknown as FormDocument;

/** A storage of a tab that nobody else has. */
export const storageStandIn = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    // As much of a storage as is asked for.
  } as unknown as Storage;
};
