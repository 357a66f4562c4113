import type { FilterCondition } from '../../jsonapi/filter.ts';
import type { Visibility } from '../definition/visibility.ts';

/** What of a list concerns somebody, or something, that no record of it names. */
export interface Concerned extends Visibility {
  /** What all such records meet besides. */
  readonly conditions: readonly FilterCondition[];
}
