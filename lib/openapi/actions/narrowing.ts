import { listed } from '../parameters.ts';

const ids = { items: { type: 'string', format: 'uuid' }, maxItems: 100, minItems: 1 };

/** The filters that narrow what is read of a period. */
export const narrowingParameters = [
  listed('filter[course]', 'Only the sections of these courses, by id.', ids),
  listed('filter[department]', 'Only the sections that these departments teach, by the profiles of instructors.', ids),
];
