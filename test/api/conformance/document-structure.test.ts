import { describe, expect, it } from 'vitest';
import { targetTypes } from '../../../lib/model/definition/relationship.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { onlyIncludes } from '../../support/operations.ts';
import { built, primaryOf, startConformance } from './conformance.ts';
import type { ContractRelationship, Kind } from './contract/contract-type.ts';
import { contractType, contractTypes } from './contract.ts';

const conformance = await startConformance();

type Members = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const absolute = /^http:\/\/facet\.test\/api\/v1\//;

const forms: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  timestamp: (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(String(value)),
  boolean: (value) => typeof value === 'boolean',
  choice: (value) => typeof value === 'string',
  whole: Number.isInteger,
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  object: (value) => typeof value === 'object' && !Array.isArray(value),
  emails: Array.isArray,
  strings: Array.isArray,
  phone: (value) => /^\+[1-9]\d+$/.test(String(value)),
};

/** The names that the contract has, and those that the type has beyond it. */
const allOf = (contract: object, own: object, left: readonly string[]): string[] =>
  Object.keys({ ...contract, ...own })
    .filter((name) => !left.includes(name))
    .sort();

const checkAttributes = (type: string, attributes: Members, left: readonly string[]): void => {
  const { writable, readOnly } = contractType(type);
  const kinds: Readonly<Record<string, Kind>> = { ...writable, ...readOnly };
  const { attributes: own, computed } = resourceOf(type);
  expect(Object.keys(attributes).sort(), `attributes of ${type}`).toEqual(allOf(kinds, { ...own, ...computed }, left));
  const misshapen = Object.entries(attributes).filter(([name, value]) => {
    const kind = kinds[name];
    return value !== null && kind !== undefined && !forms[kind](value);
  });
  expect(misshapen, `attributes of ${type} that have another form than the contract's`).toEqual([]);
};

const identifierOf = (target: string | undefined) => ({
  type: target ?? expect.any(String),
  id: expect.stringMatching(uuid),
});

const checkLinkage = ({ target, many }: ContractRelationship, data: unknown): void => {
  const identifiers = [data ?? []].flat();
  expect(Array.isArray(data)).toBe(many ?? false);
  expect(identifiers).toEqual(identifiers.map(() => identifierOf(target)));
};

const checkRelationship = (name: string, rule: ContractRelationship, given: Members, self: string): void => {
  expect(given.links, name).toEqual({ related: `${self}/${name}` });
  expect(given.meta, name).toEqual(rule.many ? { count: expect.any(Number) } : expect.any(Object));
  if (!rule.bare) expect(given, name).toHaveProperty('data');
  if ('data' in given) checkLinkage(rule, given.data);
  if (Array.isArray(given.data)) expect(given.meta).toEqual({ count: given.data.length });
};

const shownRelationships = (type: string) =>
  Object.fromEntries(
    Object.entries(resourceOf(type).relationships).filter(([, each]) => each.kind === 'one' || !each.hidden),
  );

// biome-ignore lint/suspicious/noExplicitAny: a document can be anything until the test has looked at it
const checkResource = (resource: any, isOfList = false): void => {
  expect(resource.id).toMatch(uuid);
  expect(resource.links.self).toMatch(absolute);
  expect(resource.links.self.endsWith(`/${resource.id}`)).toBe(true);
  if (!Object.hasOwn(contractTypes, resource.type)) return;
  const { relationships, meta, notInLists = [] } = contractType(resource.type);
  const left = isOfList ? notInLists : [];
  checkAttributes(resource.type, resource.attributes, left);
  expect(Object.keys(resource.relationships ?? {}).sort()).toEqual(
    allOf(relationships, shownRelationships(resource.type), []),
  );
  for (const [name, rule] of Object.entries(relationships)) {
    const given = resource.relationships[name];
    const unlisted = { links: { related: `${resource.links.self}/${name}` }, meta: { count: expect.any(Number) } };
    if (left.includes(name)) expect(given).toEqual(unlisted);
    else checkRelationship(name, rule, given, resource.links.self);
  }
  expect(Object.keys(resource.meta).sort()).toEqual([...(meta ?? []), 'version'].sort());
};

/** The types that the resources in an operation's document may have. */
const answeredTypes = (name: string): readonly string[] => {
  const { kind, answers, relationship } = operationNamed(name);
  const { relationships } = resourceOf(answers);
  const related = relationship === undefined ? undefined : relationships[relationship];
  return (kind === 'related' && related !== undefined && targetTypes(related)) || [answers];
};

const isList = (name: string): boolean => operationNamed(name).list !== undefined;

describe.each(built.all)('the resource objects of %s', (name) => {
  it('have the contract’s type, attributes that are never missing, relationships and absolute links', async () => {
    const resources = primaryOf(await conformance.send(name));
    expect(resources.length).toBeGreaterThan(0);
    for (const resource of resources) {
      expect(answeredTypes(name)).toContain(resource.type);
      checkResource(resource, isList(name));
    }
  });

  it('leave nothing out when only the required fields have values', async () => {
    const cleared = (valid: { data: { type: string; attributes: Members; relationships: Members } } | undefined) => {
      if (valid === undefined) return undefined;
      const { required } = contractType(valid.data.type);
      const kept = Object.entries(valid.data.attributes).filter(([field]) => required.includes(field));
      return { data: { ...valid.data, attributes: Object.fromEntries(kept) } };
    };
    const resources = primaryOf(await conformance.send(name, { body: cleared }));
    expect(resources.length).toBeGreaterThan(0);
    for (const resource of resources) checkResource(resource, isList(name));
  });
});

describe.each(built.withInclude)('the included resources of %s', (name) => {
  it('are full resource objects, each linked to and none twice', async () => {
    const { document } = await conformance.send(name, {
      query: `?include=${onlyIncludes(operationNamed(name))?.join(',')}`,
    });
    expect(document.included.length).toBeGreaterThan(0);
    for (const resource of [document.data, document.included].flat()) checkResource(resource, isList(name));
  });
});

it('give an id to one resource of one type only', async () => {
  const answers = await Promise.all(built.all.map((name) => conformance.send(name)));
  const types = new Map<string, string>();
  for (const resources of answers.map(primaryOf)) {
    expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
    for (const { type, id } of resources) expect(types.set(id, types.get(id) ?? type).get(id)).toBe(type);
  }
});
