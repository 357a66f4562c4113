import type { Included } from './queries.ts';
import type { Comment } from './review.ts';

/** The class and the question of a comment; a member is undefined if the reviewer cannot read it. */
export interface CommentContext {
  readonly question: string | undefined;
  readonly course: string | undefined;
  readonly courseId: string | undefined;
  readonly section: string | undefined;
  readonly instructor: string | undefined;
}

type Type = Included['type'];
type Found<Name extends Type> = Extract<Included, { type: Name }>;

interface Reference {
  readonly type: string;
  readonly id: string;
}

const finder = (included: readonly Included[]) => {
  const byId = new Map(included.map((each) => [`${each.type}/${each.id}`, each]));
  return <Name extends Type>(type: Name, reference: Reference | null | undefined): Found<Name> | undefined => {
    const found = reference ? byId.get(`${type}/${reference.id}`) : undefined;
    // The lookup is by type, so the record has this type.
    return found as Found<Name> | undefined;
  };
};

/** Finds the class and the question of each comment among the included resources. */
export const contextOf = (included: readonly Included[]) => {
  const find = finder(included);
  return ({ relationships }: Comment): CommentContext => {
    const evaluation = find('course_evaluation', relationships.evaluation.data);
    const section = find('course_evaluation_section', evaluation?.relationships.section.data);
    const course = find('course_evaluation_course', section?.relationships.course.data);
    const taught = find('course_evaluation_section_instructor', relationships.instructor.data);
    const instructor = find('course_evaluation_instructor', taught?.relationships.instructor.data);
    const user = find('user', instructor?.relationships.user.data);
    return {
      question: find('course_evaluation_question', relationships.question.data)?.attributes.text,
      courseId: course?.id,
      course: course?.attributes.display_name ?? undefined,
      section: section?.attributes.name,
      instructor: user?.attributes.display_name ?? undefined,
    };
  };
};
