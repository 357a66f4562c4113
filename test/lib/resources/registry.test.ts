import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listRulesOf } from '../../../lib/model/definition/query-rules.ts';
import { type Relationships, toOne } from '../../../lib/model/definition/relationship.ts';
import { defineResource, linkageNames } from '../../../lib/model/definition/resource.ts';
import { dependentsOf } from '../../../lib/model/write/dependents.ts';
import { operations } from '../../../lib/operations.ts';
import { courseEvaluationTerm } from '../../../lib/resources/course-evaluations/course-evaluation-term.ts';
import { resourceOf, resources, types } from '../../../lib/resources/registry.ts';
import { contractTypes } from '../../api/conformance/contract.ts';

const everyRelationship = resources.flatMap((resource) =>
  Object.entries(resource.relationships).map(([name, relationship]) => ({ resource, name, relationship })),
);

describe('the types', () => {
  it('are those of the contract and more, each with a type and a collection of its own', () => {
    const names = resources.map(({ type }) => type);
    expect([...types.keys()]).toEqual(expect.arrayContaining(Object.keys(contractTypes)));
    expect(new Set(names).size).toBe(resources.length);
    expect(new Set(resources.map(({ collection }) => collection)).size).toBe(resources.length);
  });

  it('have all types that the operations take and answer', () => {
    // The body of an action need not be of a type that is kept.
    const types = operations.flatMap(({ kind, body, answers }) => [
      kind === 'action' ? answers : (body ?? answers),
      answers,
    ]);
    for (const type of types) expect(resourceOf(type).type).toBe(type);
  });

  it('have attributes and relationships in one namespace, none of them named as the store names its own', () => {
    for (const { attributes, computed, relationships, hiddenLinkages } of resources) {
      const attributeNames = new Set([...Object.keys(attributes), ...Object.keys(computed)]);
      const fields = [...attributeNames, ...Object.keys(relationships), ...hiddenLinkages];
      expect(new Set(fields).size).toBe(fields.length);
      for (const name of fields) expect(['type', 'id']).not.toContain(name);
      const stored = [...Object.keys(attributes), ...Object.keys(relationships), ...hiddenLinkages];
      for (const name of stored) expect(['pk', 'sk', 'version', 'spilled', 'deleting', 'referred']).not.toContain(name);
    }
  });

  it('name no restricted record to whoever may read what refers to it, where that may be of any type', () => {
    const restricted = resources.filter(({ isRestricted }) => isRestricted).map(({ type }) => type);
    for (const { name, relationship } of everyRelationship) {
      if (relationship.kind !== 'one' || relationship.types !== undefined) continue;
      const { except = [], shownToIntegrations = [] } = relationship;
      expect([...except, ...shownToIntegrations], name).toEqual(expect.arrayContaining(restricted));
    }
  });

  it('name only fields that they have', () => {
    for (const { attributes, relationships, rules, unique = [] } of resources) {
      const fields = [...Object.keys(attributes), ...Object.keys(relationships)];
      const named = [...unique, ...rules.flatMap((rule) => [...rule.fields, rule.blames])];
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

  it('give each field that a list is filtered by a slot of its own, and leave back-references with the targets of to-many ones', () => {
    for (const { attributes, relationships, filters: indexed } of resources) {
      const filters = Object.entries(indexed);
      // The entries of to-many relationships are the back-references, items of their own: ids of several types never meet.
      const places = filters.map(([name, { slot }]) => {
        const relationship = relationships[name];
        return relationship?.kind === 'many' ? `${slot} ${relationship.type}` : `${slot}`;
      });
      expect(new Set(places).size).toBe(filters.length);
      const own = filters.flatMap(([name, { slot }]) => (relationships[name]?.kind === 'many' ? [] : [slot]));
      const shared = filters.flatMap(([name, { slot }]) => (relationships[name]?.kind === 'many' ? [slot] : []));
      expect(own.filter((slot) => shared.includes(slot))).toEqual([]);
      for (const [name] of filters) {
        const relationship = relationships[name];
        if (relationship?.kind === 'many')
          expect(relationship).toMatchObject({ refers: true, leaves: 'back-reference' });
        else expect(relationship ?? attributes[name]).toBeTruthy();
      }
    }
  });

  it('say of every relationship how a record that can be deleted is kept, in a file that exists', () => {
    for (const { answers, kind } of operations) {
      if (kind === 'delete') expect(() => dependentsOf(resourceOf(answers), types.values())).not.toThrow();
    }
    for (const { relationship } of everyRelationship) {
      if (relationship.guardedBy) expect(existsSync(relationship.guardedBy), relationship.guardedBy).toBe(true);
    }
  });

  it('refuse to be deleted where a relationship would dangle', () => {
    const deletedWith = (...relationships: readonly Relationships[]) => {
      const careless = relationships.map((each, index) =>
        defineResource({
          type: `careless${index}`,
          collection: `careless${index}`,
          group: 'people',
          area: 'people',
          attributes: {},
          relationships: each,
          endpoints: {},
        }),
      );
      return () => dependentsOf(courseEvaluationTerm, [...types.values(), ...careless]);
    };
    const term = 'course_evaluation_term';
    const inverse = { linkage: 'periods', carries: [] };
    expect(deletedWith({ term: toOne(term) })).toThrow(
      'careless0.term would dangle without its course_evaluation_term',
    );
    expect(deletedWith({ term: toOne(term, { leaves: 'back-reference' }) })).not.toThrow();
    expect(deletedWith({ what: toOne([term, 'file'], { leaves: 'back-reference' }) })).toThrow(
      'careless0.what leads to several types, of which one would know it: let it leave a counter',
    );
    expect(
      deletedWith({ one: toOne(term, { leaves: 'back-reference' }), other: toOne(term, { leaves: 'back-reference' }) }),
    ).toThrow('careless0.other meets another back-reference careless0 of a course_evaluation_term');
    expect(deletedWith({ term: toOne(term, { inverse }) })).toThrow('careless0.term meets another linkage periods');
    expect(deletedWith({ term: toOne(term, { inverse: { ...inverse, linkage: 'perids' } }) })).toThrow(
      'course_evaluation_term has no linkage "perids", in which careless0.term would be found',
    );
  });

  it('leave at most one kind of back-reference with each type, so that no two meet on one key', () => {
    const kinds = everyRelationship.flatMap(({ resource, relationship }) => {
      const types = relationship.kind === 'many' ? [relationship.type] : (relationship.types ?? []);
      return relationship.leaves === 'back-reference' ? types.map((type) => `${resource.type} ${type}`) : [];
    });
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('have an index for every filter by a text, or by a relationship that the record itself keeps', () => {
    // A list that leaves records out has rules of its own.
    for (const resource of resources.filter(({ list }) => list.contains === undefined)) {
      // An entry for each of several values is as good.
      const indexed = Object.keys({ ...resource.filters, ...resource.severalValues });
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

  it('have reassigned linkages carry what their targets themselves have them carry', () => {
    const reassigned = everyRelationship.flatMap(({ relationship }) =>
      relationship.kind === 'many' && relationship.reassigns !== undefined ? [relationship.reassigns] : [],
    );
    expect(reassigned.length).toBeGreaterThan(0);
    for (const { field, resource, linkage, carries } of reassigned)
      expect(resource.relationships[field]).toMatchObject({ kind: 'one', inverse: { linkage, carries } });
  });
});
