import { describeProblem } from '../errors/fields.ts';
import { visiblePattern } from '../model/definition/characters.ts';
import { isRequired, isWritable, type WriteMode } from '../model/definition/field.ts';
import { isWritableRelationship, type Relationship } from '../model/definition/relationship.ts';
import { type AnyResource, requiredFields } from '../model/definition/resource.ts';
import { attributeNames } from '../model/definition/shown-fields.ts';
import { describeField, describeType } from './descriptions.ts';
import {
  constant,
  id,
  identifierOf,
  type JsonSchema,
  objectOf,
  oneOf,
  openObjectOf,
  orNull,
  schemaOf,
  text,
  withDescription,
} from './json-schema.ts';

const ignored = 'Ignored in this request.';

// A text with a pattern, format or fixed choices can not be blank, so it needs no further rule.
const notBlank = (schema: JsonSchema): JsonSchema =>
  schema.type === 'string' && !['pattern', 'format', 'enum'].some((keyword) => Object.hasOwn(schema, keyword))
    ? { ...schema, minLength: 1, pattern: visiblePattern }
    : schema;

/** Whether a request may set an attribute. */
export const isWritableAttribute = ({ attributes }: AnyResource, name: string, mode: WriteMode): boolean =>
  attributes[name] !== undefined && isWritable(attributes[name], mode);

const attributeSchema = (resource: AnyResource, name: string, mode: WriteMode): JsonSchema => {
  const attribute = resource.attributes[name];
  const description = describeField(resource, name);
  if (attribute === undefined || !isWritable(attribute, mode)) return { description: `${description.text} ${ignored}` };
  const schema = schemaOf(attribute.schema, 'input');
  return withDescription(isRequired(attribute, mode) ? notBlank(schema) : orNull(schema), description);
};

const identifier = (type: string | undefined): JsonSchema => identifierOf(type, openObjectOf);

const linkageSchema = (relationship: Relationship, isRequired: boolean): JsonSchema => {
  if (relationship.kind === 'many') return { type: 'array', items: identifier(relationship.type) };
  const options = (relationship.types ?? [undefined]).map(identifier);
  return isRequired ? oneOf(options) : { anyOf: [...options, { type: 'null' }] };
};

const relationshipSchema = (
  relationship: Relationship,
  { mode, description }: { readonly mode: WriteMode; readonly description: string },
): JsonSchema => {
  if (!isWritableRelationship(relationship, mode)) return { description: `${description} ${ignored}` };
  const data = linkageSchema(relationship, relationship.kind === 'one' && isRequired(relationship, mode));
  const given = openObjectOf({ data });
  if (mode.creates || !relationship.bare) return { ...given, description };
  const asRead = openObjectOf({ links: { type: 'object', description: 'As it was read, without `data`: ignored.' } });
  return { anyOf: [given, asRead], description };
};

const rulesOf = ({ rules }: AnyResource): string =>
  rules.map(({ blames, code }) => `${describeProblem({ field: blames, code })}.`).join(' ');

const documentDescription = (resource: AnyResource, { creates }: WriteMode, needed: readonly string[]): string => {
  const what = `A request that ${creates ? 'creates' : 'changes'} one \`${resource.type}\``;
  const names = needed.map((name) => `\`${name}\``).join(', ');
  const how = creates
    ? `Required: ${names === '' ? 'nothing but the type' : names}.`
    : 'What is absent stays as it is; `null` clears.';
  return `${what}. ${describeType(resource)} ${how}`;
};

/** The request document that creates or updates a resource of a type; members that JSON:API leaves open are ignored. */
export const requestSchema = (resource: AnyResource, mode: WriteMode): JsonSchema => {
  const { relationships, type } = resource;
  const { creates } = mode;
  const isRelationship = (name: string): boolean => Object.hasOwn(relationships, name);
  const needed = creates ? requiredFields(resource, mode) : [];
  const fields = {
    attributes: needed.filter((name) => !isRelationship(name)),
    relationships: needed.filter(isRelationship),
  };
  const rules = rulesOf(resource);
  const document = openObjectOf({
    data: openObjectOf(
      {
        type: constant(type),
        id: creates ? { type: 'null', description: 'The service chooses the id.' } : id,
        lid: orNull({ ...text, description: 'An id of the client for this document; the service does not keep it.' }),
        attributes: {
          ...objectOf(
            Object.fromEntries(attributeNames(resource).map((name) => [name, attributeSchema(resource, name, mode)])),
            fields.attributes,
          ),
          ...(rules === '' ? {} : { description: rules }),
        },
        relationships: objectOf(
          Object.fromEntries(
            Object.entries(relationships).map(([name, each]) => [
              name,
              relationshipSchema(each, { mode, description: describeField(resource, name).text }),
            ]),
          ),
          fields.relationships,
        ),
      },
      [
        'type',
        ...(creates ? [] : ['id']),
        ...(fields.attributes.length > 0 ? ['attributes'] : []),
        ...(fields.relationships.length > 0 ? ['relationships'] : []),
      ],
    ),
  });
  return { ...document, description: documentDescription(resource, mode, needed) };
};
