import { listParameters } from '../../jsonapi/list-query.ts';
import type { DataDocument } from '../../jsonapi/resource-object.ts';
import { targetsOf } from '../../model/definition/include-rules.ts';
import { operationOf } from '../../model/definition/operations.ts';
import { listRulesOf } from '../../model/definition/query-rules.ts';
import { linkageOf } from '../../model/definition/record-fields.ts';
import type { ToMany } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { listLinked } from '../../model/read/list-linked.ts';
import { readRecords } from '../../model/read/read-records.ts';
import { relatedTo } from '../../model/render/render.ts';
import { resourceOf, types } from '../../resources/types.ts';
import { operation } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import type { Answer } from '../pipeline/response.ts';
import { answerWhole } from '../pipeline/response-size.ts';
import { cursorsOf, startOf } from './cursors.ts';
import { answerPage } from './list-page.ts';
import { readFromPath, render } from './read.ts';
import { readRules } from './read-rules.ts';
import { answerToOne, findRelationship, needTargetScopes } from './related-to-one.ts';
import { reportingDeletion } from './report-deletion.ts';

/** A page of the targets of a to-many relationship, as the list of their type. */
const answerToMany = async (
  request: OperationRequest,
  resource: AnyResource,
  name: string,
  { type }: ToMany,
): Promise<Answer<DataDocument>> => {
  const target = resourceOf(type);
  const { sort, conditions, page, isSorted } = request.list;
  const path = `${resource.collection}/${request.pathId(resource.type)}/${name}`;
  const [record, cursors] = await Promise.all([
    readFromPath(request, resource),
    cursorsOf(request.store, path, request.list),
  ]);
  const start = startOf(request.list, cursors);
  const wanted = { conditions, size: page.size, ...(isSorted && { sort }), ...start };
  const linked = await listLinked(request.store, target, linkageOf(record, name), wanted);
  return answerPage(request, target, { ...linked, start, cursors });
};

/** The operation that reads what the relationship in the path leads to: one resource or null, or a page of many. */
export const related = (resource: AnyResource): LambdaHandler => {
  const row = operationOf(resource, { kind: 'related' });
  return operation(row, {
    rules: ({ relationship: name = '' }) => {
      const relationship = findRelationship(resource, name);
      const rules = readRules(row, targetsOf(relationship, types));
      if (relationship.kind === 'one') return rules;
      return { ...rules, list: listParameters(listRulesOf(resourceOf(relationship.type))) };
    },
    respond: reportingDeletion(resource, async (request) => {
      const name = request.relationship;
      const relationship = findRelationship(resource, name);
      needTargetScopes(request, relationship);
      return relationship.kind === 'many'
        ? answerToMany(request, resource, name, relationship)
        : answerToOne(request, resource, name);
    }),
  });
};

/** The operation that reads all that one to-many relationship leads to, in one piece. */
export const relatedByMany = (resource: AnyResource, name: string): LambdaHandler => {
  const row = operationOf(resource, { kind: 'related', relationship: name });
  const targets = () => targetsOf(findRelationship(resource, name), types);
  return operation(row, {
    rules: () => readRules(row, targets()),
    respond: reportingDeletion(resource, async (request) => {
      const [target = resource] = targets();
      const record = await readFromPath(request, resource);
      const records = await readRecords(request.store, types, relatedTo(resource, name, record, request.now));
      const { data } = await render(request, target, records);
      return answerWhole(request, target.type, { data, links: { self: request.self } });
    }),
  });
};
