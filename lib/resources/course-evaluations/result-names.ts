import * as v from 'valibot';
import { described, listOf, text } from '../shared/answer-schemas.ts';

const name = (description: string) => described(v.nullable(text), description);

/** What a person calls the things that a result is about, as they are called today; null for what is gone. */
export const seenNamesSchema = v.strictObject({
  period: name('What the period is called.'),
  term: name('What the term is called.'),
  course_number: name('The first number of the course.'),
  course_title: name('The title of the course.'),
  section_name: name('What the section is called.'),
  instructors: described(
    listOf(text),
    'Those who taught it when the period closed, by name; to one of several instructors only that one.',
  ),
});

export type SeenNames = v.InferOutput<typeof seenNamesSchema>;
