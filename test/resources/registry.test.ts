import { describe, expect, it } from 'vitest';
import { listRulesOf } from '../../lib/model/definition/query-rules.ts';
import { linkageNames } from '../../lib/model/definition/resource.ts';
import { operations } from '../../lib/operations.ts';
import { resourceOf, resources } from '../../lib/resources/registry.ts';

const everyRelationship = resources.flatMap((resource) =>
  Object.entries(resource.relationships).map(([name, relationship]) => ({ resource, name, relationship })),
);

describe('the types', () => {
  it('are 29, each with a type and a collection of its own', () => {
    expect(new Set(resources.map(({ type }) => type)).size).toBe(29);
    expect(new Set(resources.map(({ collection }) => collection)).size).toBe(29);
  });

  it('have all types that the operations take and answer', () => {
    const types = Object.values(operations).flatMap(({ body, answers }) => [body ?? answers, answers]);
    for (const type of types) expect(resourceOf(type).type).toBe(type);
  });

  it('have attributes and relationships in one namespace, none of them named as the store names its own', () => {
    for (const { attributes, computed, relationships, hiddenLinkages } of resources) {
      const attributeNames = new Set([...Object.keys(attributes), ...Object.keys(computed)]);
      const fields = [...attributeNames, ...Object.keys(relationships), ...hiddenLinkages];
      expect(new Set(fields).size).toBe(fields.length);
      for (const name of fields)
        expect(['type', 'id', 'pk', 'sk', 'version', 'spilled', 'deleting', 'referred']).not.toContain(name);
    }
  });

  it('name only fields that they have', () => {
    for (const { attributes, relationships, required, rules, unique = [] } of resources) {
      const fields = [...Object.keys(attributes), ...Object.keys(relationships)];
      const named = [...required, ...unique, ...rules.flatMap((rule) => [...rule.fields, rule.blames])];
      for (const name of named) expect(fields).toContain(name);
    }
  });

  it('lead to types that exist, whose records hold the linkage that mirrors a relationship', () => {
    for (const { relationship } of everyRelationship) {
      const types = relationship.kind === 'many' ? [relationship.type] : (relationship.types ?? []);
      for (const type of types) {
        const target = resourceOf(type);
        if (relationship.inverse) {
          expect(linkageNames(target)).toContain(relationship.inverse.linkage);
        }
      }
    }
  });

  it('have a keeper for every to-many relationship: the record itself, or the other end', () => {
    const mirrored = everyRelationship.flatMap(({ relationship }) =>
      relationship.kind === 'one' && relationship.inverse
        ? (relationship.types ?? []).map((type) => `${type}.${relationship.inverse?.linkage}`)
        : [],
    );
    for (const { resource, name, relationship } of everyRelationship) {
      if (relationship.kind === 'one' || relationship.refers) continue;
      expect(mirrored).toContain(`${resource.type}.${name}`);
    }
  });

  it('give each field that a list is filtered by a slot of its own, and leave traces with the targets of to-many ones', () => {
    for (const { attributes, relationships, list } of resources) {
      const filters = Object.entries(list?.filters ?? {});
      expect(new Set(filters.map(([, { slot }]) => slot)).size).toBe(filters.length);
      for (const [name] of filters) {
        const relationship = relationships[name];
        if (relationship?.kind === 'many')
          expect(relationship).toMatchObject({ refers: true, leaves: 'back-reference' });
        else expect(relationship ?? attributes[name]).toBeTruthy();
      }
    }
  });

  it('tell of everybody who refers to a record that can be deleted', () => {
    const deletions = Object.values(operations).filter(({ derived }) => derived === 'delete');
    const deletable = new Set(deletions.map(({ answers }) => answers));
    const others = new Set([
      // Made by coverage, which a section leaves (lib/domain/evaluations/coverage/leave-coverage.ts) and a period must be without.
      'course_evaluation.section',
      'course_evaluation.period',
      // What a course is to be without (lib/domain/evaluations/coverage/leave-periods.ts).
      'course_evaluation_period.courses',
      // Answers come while a period is open; then nothing that they answer is deleted.
      'course_evaluation_section_response.question_set_section',
    ]);
    const untold = everyRelationship.flatMap(({ resource, name, relationship }) => {
      const types = relationship.kind === 'many' ? [relationship.type] : (relationship.types ?? []);
      const isStored =
        relationship.kind === 'many' ? relationship.refers : !Object.hasOwn(resource.computedLinkage, name);
      const isTold = relationship.inverse !== undefined || relationship.leaves !== undefined;
      const place = `${resource.type}.${name}`;
      return isStored && !isTold && !others.has(place) && types.some((type) => deletable.has(type)) ? [place] : [];
    });
    expect(untold).toEqual([]);
  });

  it('leave at most one kind of trace with each type, so that no two meet on one key', () => {
    const kinds = everyRelationship.flatMap(({ resource, relationship }) => {
      const types = relationship.kind === 'many' ? [relationship.type] : (relationship.types ?? []);
      return relationship.leaves === 'back-reference' ? types.map((type) => `${resource.type} ${type}`) : [];
    });
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('have an index for every filter by a text, or by a relationship that the record itself keeps', () => {
    // A list that leaves records out has rules of its own.
    for (const resource of resources.filter(({ list }) => list !== undefined && list.contains === undefined)) {
      const indexed = Object.keys(resource.list?.filters ?? {});
      for (const [name, kind] of Object.entries(listRulesOf(resource).filter)) {
        const relationship = resource.relationships[name];
        const isKept = relationship?.kind !== 'many' || relationship.refers;
        if (kind !== 'instant' && isKept) expect(indexed, resource.type).toContain(name);
      }
    }
  });

  it('leave nothing unread that an answer shows', () => {
    for (const { unread = [], hiddenLinkages } of resources) {
      expect(hiddenLinkages).toEqual(expect.arrayContaining([...unread]));
    }
  });
});
