import type { StoredRecord } from '../../store/record.ts';
import type { Condition } from '../../store/steps.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from './change.ts';
import { validationError } from './validation-error.ts';

const touches = ({ attributes, toOne }: Change, field: string): boolean =>
  Object.hasOwn(attributes, field) || Object.hasOwn(toOne, field);

/** Conditions under which a change keeps its rules: the fields that it leaves alone are still as they were read. */
export const ruleGuards = (resource: AnyResource, before: StoredRecord, change: Change): Condition[] => {
  const touched = resource.rules.filter(({ fields }) => fields.some((field) => touches(change, field)));
  const relied = touched.flatMap(({ fields }) => fields.filter((field) => !touches(change, field)));
  return [...new Set(relied)].map((field) => {
    const value = before[field] ?? null;
    return value === null ? { kind: 'blank', path: [field] } : { kind: 'equals', path: [field], value };
  });
};

/** Throws a 422 when a changed record breaks a rule over several of its fields, and the change touches one of them. */
export const checkRules = (resource: AnyResource, record: StoredRecord, change: Change): void => {
  const broken = resource.rules.filter(
    ({ fields, holds }) =>
      fields.some((field) => touches(change, field)) && !holds(...fields.map((field) => record[field] ?? null)),
  );
  if (broken.length === 0) return;
  const problems = broken.map(({ blames, code }) => ({ field: blames, code }));
  throw validationError(problems, change.data, resource);
};
