import type { StoredRecord } from '../../store/record.ts';
import type { Step } from '../../store/steps.ts';
import type { ListedType } from '../definition/relationship.ts';
import { valueSteps } from './value-steps.ts';
import { wordSteps } from './word-steps.ts';

/** Steps of the items that find a record by its values and words; a new one has nothing before, a deleted one nothing after. */
export const entrySteps = (resource: ListedType, before?: StoredRecord, after?: StoredRecord): Step[] => [
  ...valueSteps(resource, before, after),
  ...wordSteps(resource, before, after),
];
