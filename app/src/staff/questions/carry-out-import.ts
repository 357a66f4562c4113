import type { FacetClient } from 'facet-client';
import type { AtomicOperation } from 'facet-client/atomic';
import { addOfQuestion, createPart, createSet, endOf, inRequests } from './changes.ts';
import { bySection, type ImportPlan } from './import-plan.ts';
import type { PartNode, SetNode } from './outline.ts';

/**
 * Writes what a file adds and changes: sets and sections first, then questions, 25 at a time, all or none of these. Begun
 * again, it makes nothing twice, since all is known by its name.
 */
export const carryOutImport = async (
  client: FacetClient,
  { period, tree }: { readonly period: string; readonly tree: readonly SetNode[] },
  { added, changed }: ImportPlan,
): Promise<void> => {
  const sets: SetNode[] = [...tree];
  const operations: AtomicOperation[] = [];
  for (const [name, parts] of bySection(added)) {
    let node: SetNode | undefined = sets.find(({ set }) => set.attributes.name === name);
    if (node === undefined) {
      node = { set: await createSet(client, { period, tree: sets }, name, crypto.randomUUID()), parts: [] };
      sets.push(node);
    }
    for (const [heading, questions] of parts) {
      let part: PartNode | undefined = node.parts.find((each) => each.part.attributes.name === heading);
      if (part === undefined) {
        part = { part: await createPart(client, node, heading, crypto.randomUUID()), questions: [] };
        node = { ...node, parts: [...node.parts, part] };
      }
      const { id } = part.part;
      const first = endOf(part.questions);
      for (const [index, { values }] of questions.entries())
        operations.push(addOfQuestion(values, first === null ? null : first + index, id));
    }
  }
  for (const { question, attributes } of changed) {
    const { type, id, meta } = question;
    operations.push({ op: 'update', data: { type, id, attributes }, meta: { if_match: meta.version } });
  }
  await inRequests(client, operations);
};
