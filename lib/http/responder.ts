import type { ListReading, ListRules } from '../jsonapi/list-query.ts';
import { type IncludeRules, onlyRelationships, type QueryRules } from '../jsonapi/query.ts';
import { fieldsOfTypes } from '../model/definition/query-rules.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import type { Operation } from '../operations/operation.ts';
import type { OperationRequest } from './operation-request.ts';
import type { PipelineStep } from './pipeline.ts';
import type { Answer, NoContent } from './response.ts';

/** What an operation does with a checked request. */
export type Respond = (request: OperationRequest) => Promise<Answer | NoContent>;

/** The parameters in the path of a request. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/** What the query may say where that follows from the types, not from the operation's row. */
export interface DerivedRules {
  readonly include?: IncludeRules;
  readonly list?: ListRules | undefined;
}

/** What an operation does, and with which types. */
export interface Responder {
  /** Types whose resources the answer may hold. */
  readonly types: readonly AnyResource[];
  /** Throws 404 for a path that leads nowhere. */
  rules?(parameters: PathParameters): DerivedRules;
  /** The step that reads the request document; it comes from those who write, so that reads do not carry it along. */
  readonly body?: (type: string, isUpdate: boolean) => PipelineStep;
  /** What reads the query of a list. */
  readonly listReading?: ListReading;
  readonly respond: Respond;
}

const withReading = ({ name }: Operation, { listReading }: Responder, rules: ListRules): QueryRules => {
  if (listReading === undefined) throw new Error(`${name} lists, but nothing reads what its query says`);
  return { list: { rules, reading: listReading } };
};

/** What the query of one request may say. */
export const rulesFor = (row: Operation, responder: Responder, parameters: PathParameters): QueryRules => {
  const named = row.include && { include: onlyRelationships(row.include) };
  const { list, ...rules } = row.derived ? (responder.rules?.(parameters) ?? {}) : { ...named, list: row.list };
  return { fields: fieldsOfTypes(responder.types), ...rules, ...(list && withReading(row, responder, list)) };
};
