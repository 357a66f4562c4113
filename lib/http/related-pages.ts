import { listReading } from '../jsonapi/list-query.ts';
import { typesBehind } from '../model/definition/include-paths.ts';
import { listRulesOf } from '../model/definition/query-rules.ts';
import { linkageOf } from '../model/definition/record-fields.ts';
import { listLinked } from '../model/read/list-linked.ts';
import { cursorsOf, startOf } from './cursors.ts';
import { answerPage } from './page.ts';
import { readFromPath } from './reads.ts';
import type { ToManyPages } from './related.ts';

/** Follows to-many relationships page by page, as the list of their target type. */
export const pages: ToManyPages = {
  reading: listReading,
  rules: listRulesOf,
  answer: async (request, { resource, name, relationship, types }) => {
    const [target] = typesBehind(relationship, types);
    if (target === undefined) throw new Error('a to-many relationship leads to one type');
    const { sort, conditions, page, isSorted } = request.list;
    const path = `${resource.collection}/${request.pathId(resource.type)}/${name}`;
    const [record, cursors] = await Promise.all([
      readFromPath(request, resource),
      cursorsOf(request.store, path, request.list),
    ]);
    const start = startOf(request.list, cursors);
    const wanted = { conditions, size: page.size, ...(isSorted && { sort }), ...start };
    const linked = await listLinked(request.store, target, linkageOf(record, name), wanted);
    return answerPage(request, target, types, { ...linked, start, cursors });
  },
};
