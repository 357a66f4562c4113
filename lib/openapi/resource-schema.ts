import { mayLackLinkage, type Relationship } from '../model/definition/relationship.ts';
import { type AnyResource, requiredFields } from '../model/definition/resource.ts';
import { attributeNames, shownRelationships } from '../model/definition/shown-fields.ts';
import { timestamps } from '../resources/shared/timestamps.ts';
import { describeField, describeType } from './descriptions.ts';
import {
  constant,
  count,
  id,
  identifierReference,
  type JsonSchema,
  objectOf,
  oneOf,
  orNull,
  schemaOf,
  uri,
  version,
  withDescription,
} from './json-schema.ts';

// Imported records may lack fields that a request must have.
const isAlwaysThere = (resource: AnyResource, name: string): boolean =>
  requiredFields(resource, { creates: true, trusted: true }).includes(name);

const unlistedText = 'Left out of lists, and of resources that a list includes; answers with one resource show it.';

/** The schema of an attribute, as answers show it. */
export const attributeSchema = (resource: AnyResource, name: string): JsonSchema =>
  withDescription(valueSchema(resource, name), describeField(resource, name));

const valueSchema = (resource: AnyResource, name: string): JsonSchema => {
  const computed = resource.computed[name];
  if (computed !== undefined) {
    const shown = schemaOf(computed.schema, 'output');
    return computed.companions ? { ...shown, description: unlistedText } : shown;
  }
  const attribute = resource.attributes[name];
  if (attribute === undefined) throw new Error(`${resource.type} has no attribute "${name}"`);
  const schema = schemaOf(attribute.schema, 'output');
  return isAlwaysThere(resource, name) || Object.hasOwn(timestamps, name) ? schema : orNull(schema);
};

const linkageSchema = (relationship: Relationship, isRequired: boolean): JsonSchema => {
  if (relationship.kind === 'many') return { type: 'array', items: identifierReference(relationship.type) };
  const identifier = oneOf((relationship.types ?? [undefined]).map(identifierReference));
  return isRequired ? identifier : { anyOf: [identifier, { type: 'null' }] };
};

const metaSchema = (resource: AnyResource): JsonSchema => {
  const { meta = {}, stateMeta = {} } = resource;
  const described = (name: string, schema: JsonSchema) =>
    [name, withDescription(schema, describeField(resource, name))] as const;
  const counts = Object.keys(meta).map((name) => described(name, count));
  const states = Object.entries(stateMeta).map(([name, { values }]) => described(name, { enum: values }));
  return objectOf({ version, ...Object.fromEntries([...counts, ...states]) }, ['version', ...Object.keys(meta)]);
};

const isCompanion = (relationship: Relationship): boolean =>
  relationship.kind === 'many' && relationship.companions === true;

// JSON:API allows any relationship to have no data; of these it depends on the answer.
const companionText =
  'A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`.';

const relationshipSchema = (resource: AnyResource, name: string, relationship: Relationship): JsonSchema => ({
  ...objectOf(
    {
      links: objectOf({ related: uri }),
      data: linkageSchema(relationship, isAlwaysThere(resource, name)),
      meta:
        relationship.kind === 'many' ? objectOf({ count }, isCompanion(relationship) ? [] : ['count']) : objectOf({}),
    },
    // A bare relationship has data only when its targets are included, one in companion items only
    // where these have been read, and of some the target is shown to integrations only.
    mayLackLinkage(relationship) || isCompanion(relationship) ? ['links', 'meta'] : undefined,
  ),
  description: [describeField(resource, name).text, ...(isCompanion(relationship) ? [companionText] : [])].join(' '),
});

const isEverywhere = ({ computed }: AnyResource, name: string): boolean =>
  !computed[name]?.companions && !computed[name]?.onlyAsked;

/**
 * The resource object of a type, as answers show it. A sparse fieldset may leave out any field; `isWhole` is what it is
 * without one.
 */
export const resourceSchema = (resource: AnyResource, isWhole: boolean): JsonSchema => {
  const relationships = Object.fromEntries(
    shownRelationships(resource).map(([name, each]) => [name, relationshipSchema(resource, name, each)]),
  );
  const attributes = Object.fromEntries(
    attributeNames(resource).map((name) => [name, attributeSchema(resource, name)] as const),
  );
  const always = Object.keys(attributes).filter((name) => isEverywhere(resource, name));
  const hasRelationships = Object.keys(relationships).length > 0;
  const schema = objectOf(
    {
      type: constant(resource.type),
      id,
      attributes: objectOf(attributes, isWhole ? always : []),
      ...(hasRelationships ? { relationships: objectOf(relationships, isWhole ? undefined : []) } : {}),
      links: objectOf({ self: uri }),
      meta: metaSchema(resource),
    },
    ['type', 'id', 'attributes', ...(isWhole && hasRelationships ? ['relationships'] : []), 'links', 'meta'],
  );
  return { ...schema, description: describeType(resource) };
};
