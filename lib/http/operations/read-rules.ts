import type { FieldNames } from '../../jsonapi/fields.ts';
import { onlyRelationships } from '../../jsonapi/include.ts';
import { listParameters } from '../../jsonapi/list-query.ts';
import type { QueryRules } from '../../jsonapi/query.ts';
import { nestedInclude, typesInAnswer } from '../../model/definition/include-rules.ts';
import type { OperationRow } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { fieldsOfTypes } from '../../model/definition/shown-fields.ts';
import { types } from '../../resources/types.ts';

const includeOf = ({ include = 'none' }: OperationRow, answers: readonly AnyResource[]): QueryRules['include'] => {
  if (include === 'none') return undefined;
  if (include !== 'all') return onlyRelationships(include);
  const rules = nestedInclude(answers, types);
  // Of targets of several types the description promises no paths; a found target accepts those of its own type.
  return answers.length > 1 ? { ...rules, names: [] } : rules;
};

/** The types that an answer can hold, worked out only for a query that asks for some fields of them. */
const fieldsOf =
  ({ include = 'none' }: OperationRow, answers: readonly AnyResource[]): FieldNames =>
  (type) =>
    fieldsOfTypes(typesInAnswer(answers, include, types))(type);

/** The `include` and `fields` that a read accepts: what its row and the types of its answer allow. */
export const readRules = (row: OperationRow, answers: readonly AnyResource[]): QueryRules => {
  const include = includeOf(row, answers);
  return { fields: fieldsOf(row, answers), ...(include && { include }) };
};

/** What the query of a list may say. */
export const listRules = (row: OperationRow, resource: AnyResource): QueryRules => ({
  ...readRules(row, [resource]),
  ...(row.list && { list: listParameters(row.list) }),
});
