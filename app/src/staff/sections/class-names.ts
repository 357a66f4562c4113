import type { Resource, ResourceType } from 'facet-client/types';

type Section = Resource<'course_evaluation_section'>;

/** The names of a section, its course and its term. */
export interface ClassName {
  readonly course: string;
  readonly section: string;
  readonly term: string;
}

/** Returns the names of sections, from the included courses with their numbers and the included terms. */
export const classNames = (included: readonly Resource<ResourceType>[] = []): ((section: Section) => ClassName) => {
  const records = new Map(included.map((each) => [each.id, each]));
  const courseNameOf = (id: string | undefined): string => {
    const course = records.get(id ?? '');
    if (course?.type !== 'course_evaluation_course') return '';
    const listing = records.get(course.relationships.listing_numbers.data[0]?.id ?? '');
    const number = listing?.type === 'course_evaluation_listing_number' ? listing.attributes.number : '';
    return [number, course.attributes.name].filter(Boolean).join(' ');
  };
  return ({ attributes, relationships }) => {
    const term = records.get(relationships.term.data?.id ?? '');
    return {
      course: courseNameOf(relationships.course.data?.id),
      section: attributes.name ?? '',
      term: term?.type === 'course_evaluation_term' ? (term.attributes.name ?? '') : '',
    };
  };
};

/**
 * Returns a class in one line, as `MATH 140 Calculus I, 0101`. A section's own name may begin with the name of its
 * course.
 */
export const inOneLine = ({ course, section }: ClassName): string =>
  (section.startsWith(course) ? [section] : [course, section]).filter((each) => each !== '').join(', ');
