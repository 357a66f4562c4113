import type { Narrowing } from '../../../lib/domain/evaluations/response-rates/narrow.ts';
import { filteredIds, filtersAlone } from '../../../lib/jsonapi/filters-alone.ts';
import type { Query } from '../../../lib/jsonapi/query.ts';

/** The filters that narrow what is read of a period. */
export const narrowingParameters = filtersAlone({ course: 'relationship', department: 'relationship' });

/** What the filters of a request want of a period. */
export const narrowingOf = ({ list }: Query): Narrowing => ({
  courses: filteredIds(list, 'course'),
  departments: filteredIds(list, 'department'),
});
