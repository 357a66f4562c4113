import type { Operation } from '../model/definition/operations.ts';
import { type AnyResource, requiredFields } from '../model/definition/resource.ts';
import { resourceOf } from '../resources/registry.ts';
import { type DescribedOperation, scopesOf } from './described-operation.ts';
import { describeEndpoint, describeField, describeType } from './descriptions.ts';

const code = (name: string): string => `\`${name}\``;

const relationshipOf = ({ operation, path }: DescribedOperation): string =>
  operation.relationship ?? path.split('/').at(-1) ?? '';

const creating = (resource: AnyResource): string => {
  const needed = requiredFields(resource, { creates: true }).map(code);
  const must = needed.length === 0 ? '' : ` The body needs ${needed.join(', ')}.`;
  return `${describeType(resource)}${must} Answers the new resource, with its address in \`Location\`. Send an \`Idempotency-Key\` to be able to repeat it safely.`;
};

const totalOf = ({ isCounted, operation }: DescribedOperation): string => {
  if (operation.countsSeen) return '`meta.total` counts all that match and the caller sees, where that costs little';
  return isCounted ? '`meta.total` counts all that match' : 'no total is given';
};

const listing = (described: DescribedOperation, resource: AnyResource): string => {
  const { list } = described;
  const total = totalOf(described);
  return `${describeType(resource)} Answers a page of the list, in the order of ${code(list?.defaultSort ?? 'created_at')} unless \`sort\` says otherwise; ${total}. Follow \`links.next\` until it is null.`;
};

const linking: Readonly<Record<Operation['method'], string>> = {
  GET: 'Answers the identifiers of all targets, without the resources themselves.',
  POST: 'Adds targets; those that are there already stay as they are.',
  PATCH: 'Replaces all targets by those of the body.',
  DELETE: 'Removes targets; those that are not there are no mistake.',
};

const leading = (described: DescribedOperation, resource: AnyResource): string => {
  const name = relationshipOf(described);
  const what = described.shape === 'page' ? ', a page at a time' : '';
  return `Answers what ${code(name)} leads to${what}. ${describeField(resource, name).text}`;
};

const essence = (described: DescribedOperation): string => {
  const { operation } = described;
  const resource = resourceOf(operation.answers);
  switch (operation.kind) {
    case 'create':
      return creating(resource);
    case 'list':
      return listing(described, resource);
    case 'read':
      return `Answers one resource by its id. ${describeType(resource)}`;
    case 'update':
      return `Changes the fields that the body names: what is absent stays as it is, \`null\` clears, lists and objects are replaced whole. Answers the whole resource. ${describeType(resource)}`;
    case 'delete':
      // A resource with a key of its own is not a record, and a deletion does not remove it: the comment above its endpoint
      // says what happens.
      if (resource.keyOf !== undefined) return describeType(resource);
      return `Deletes the resource permanently. Refused with 409 as long as others refer to it; \`meta.referred_to_by\` counts those that you may read by type. ${describeType(resource)}`;
    case 'related':
      return leading(described, resource);
    case 'action':
      return describeField(resource, operation.name.replaceAll('-', '_')).text;
    case 'relationship':
      return `${linking[operation.method]} ${describeField(resource, relationshipOf(described)).text}`;
  }
};

const scopesNeeded = (operation: Operation): string =>
  operation.withoutToken
    ? `Needs no token${operation.mayHaveToken ? `; takes one with the scope ${scopesOf(operation).map(code).join(' or ')}` : ''}.`
    : `Needs the scope ${scopesOf(operation).map(code).join(' or ')}.`;

const needs = ({ operation, include }: DescribedOperation): string[] => [
  scopesNeeded(operation),
  ...(operation.kind === 'related' ? ['What it leads to needs the read scope of its own area.'] : []),
  ...(include === undefined ? [] : ['What is included needs the read scope of its own area as well.']),
  ...(operation.onlyIntegrationsMay === undefined
    ? []
    : ['It is for integrations alone: a token that acts for a user is refused.']),
  ...(operation.onlySignedIn
    ? ['It takes an access token of the institution’s identity provider alone: one of this service is refused.']
    : []),
  ...(operation.needsAuthority
    ? ['A token that acts for a user needs authority over that to which it gives access.']
    : []),
  ...(operation.deprecated === undefined
    ? []
    : [`It ends on ${operation.deprecated.sunset}; [what to use instead](${operation.deprecated.see}).`]),
];

/** What an operation does, in sentences: from its kind, the comments of its type, and the comment above its endpoint. */
export const describeOperation = (described: DescribedOperation): string => {
  const { kind, answers } = described.operation;
  // The comment above an action is its whole description. The `action` in the type's file is another thing.
  const own = kind === 'action' ? undefined : describeEndpoint(resourceOf(answers), kind);
  return [...(own === undefined ? [] : [own]), essence(described), ...needs(described)].join(' ');
};
