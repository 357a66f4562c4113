import type { FacetClient } from 'facet-client';
import type { AtomicOperation } from 'facet-client/atomic';
import { addOfQuestion, createPart, createSet, endOf, inRequests } from './changes.ts';
import { type Place, type PlannedCondition, placeOf } from './import-conditions.ts';
import { bySection, type ImportPlan } from './import-plan.ts';
import type { PartNode, SetNode } from './outline.ts';

/** Writes the conditions of questions, once all questions that the conditions name exist. */
const writeConditions = async (
  client: FacetClient,
  conditions: readonly PlannedCondition[],
  ids: ReadonlyMap<Place, string>,
): Promise<void> => {
  const type = 'course_evaluation_question' as const;
  await inRequests(
    client,
    conditions.flatMap(({ at, shownIf }): AtomicOperation[] => {
      const [id, named] = [ids.get(at), shownIf && ids.get(shownIf.named)];
      if (id === undefined || named === undefined) return [];
      const shown_if = shownIf && { question: named, in: [...shownIf.in] };
      return [{ op: 'update', data: { type, id, attributes: { shown_if } } }];
    }),
  );
};

/**
 * Writes the additions and changes of a file: sets and sections first, then questions, 25 in a request, all or none. A
 * repetition creates nothing twice, because all records are recognised by their names.
 */
export const carryOutImport = async (
  client: FacetClient,
  { period, tree }: { readonly period: string; readonly tree: readonly SetNode[] },
  { added, changed, headings, conditions }: ImportPlan,
): Promise<void> => {
  const sets: SetNode[] = [...tree];
  const operations: AtomicOperation[] = [];
  const places: Place[] = [];
  for (const [name, parts] of bySection(added)) {
    let node: SetNode | undefined = sets.find(({ set }) => set.attributes.name === name);
    if (node === undefined) {
      node = { set: await createSet(client, { period, tree: sets }, name, crypto.randomUUID()), parts: [] };
      sets.push(node);
    }
    for (const [heading, questions] of parts) {
      let part: PartNode | undefined = node.parts.find((each) => each.part.attributes.name === heading);
      if (part === undefined) {
        const translations = headings.find((each) => each.set === name && each.section === heading)?.translations;
        const attributes = { name: heading, ...(translations && { name_translations: { ...translations } }) };
        part = { part: await createPart(client, node, attributes, crypto.randomUUID()), questions: [] };
        node = { ...node, parts: [...node.parts, part] };
      }
      const { id } = part.part;
      const first = endOf(part.questions);
      for (const [index, { values }] of questions.entries()) {
        operations.push(addOfQuestion(values, first === null ? null : first + index, id));
        places.push(placeOf(name, heading, values.text));
      }
    }
  }
  for (const { question, attributes } of changed) {
    const { type, id, meta } = question;
    operations.push({ op: 'update', data: { type, id, attributes }, meta: { if_match: meta.version } });
  }
  for (const { part, translations } of headings) {
    if (part === undefined) continue;
    const { type, id, meta } = part;
    const attributes = { name_translations: translations };
    operations.push({ op: 'update', data: { type, id, attributes }, meta: { if_match: meta.version } });
  }
  const made = await inRequests(client, operations);
  const ids = new Map(places.flatMap((place, index) => (made[index] === undefined ? [] : [[place, made[index]]])));
  for (const { set, parts } of tree)
    for (const { part, questions } of parts)
      for (const { id, attributes } of questions)
        ids.set(placeOf(set.attributes.name, part.attributes.name, attributes.text), id);
  await writeConditions(client, conditions, ids);
};
