import type { Group } from '../model/definition/endpoints.ts';
import type { Operation } from '../model/definition/operations.ts';
import { types } from '../resources/registry.ts';
import { capitalise } from '../runtime/capitalise.ts';
import { atomicTag } from './atomic-operations.ts';
import { type DescribedOperation, scopesOf } from './described-operation.ts';
import { describeType } from './descriptions.ts';

/** The headings under which operations stand, in the order in which they are read. */
const headings: Readonly<Record<Group, string>> = {
  people: 'People',
  organisation: 'Organisation',
  finance: 'Finance',
  'faculty-review': 'Faculty review',
  'course-evaluations': 'Course evaluations',
  imports: 'Imports',
  messages: 'Messages',
  service: 'Service',
};
const groups = Object.keys(headings);
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];

/** The tag of an operation: the collection that its path begins with. */
export const tagOf = ({ path }: Operation): string => path.split('/')[3] ?? '';

const placeOf = ({ operation, path }: DescribedOperation): string =>
  `${groups.indexOf(operation.group)} ${path} ${methods.indexOf(operation.method)}`;

/** Operations as one looks for them: by group and collection, the collection before its members and what they lead to. */
export const inReadingOrder = (all: readonly DescribedOperation[]): DescribedOperation[] =>
  all.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

const titleOf = (collection: string): string =>
  capitalise(collection.replace(/^course_evaluation_/, '').replaceAll('_', ' '));

const tagObject = (tag: string, all: readonly DescribedOperation[]): object => {
  const resource = types.values().find(({ collection }) => collection === tag);
  const about = resource === undefined ? '' : `${describeType(resource)} `;
  const scopes = [...new Set(all.flatMap(({ operation }) => scopesOf(operation)))].sort();
  return {
    name: tag,
    'x-displayName': titleOf(tag),
    description: `${about}Resources below \`/api/v1/${tag}\`, ${scopes.length === 0 ? 'without a token' : `with the scopes ${scopes.map((scope) => `\`${scope}\``).join(', ')}`}.`,
  };
};

/** The tags of some operations, and the headings under which readers that know `x-tagGroups` gather them. */
export const sectionsOf = (all: readonly DescribedOperation[]): { tags: object[]; 'x-tagGroups': object[] } => {
  const byTag = Map.groupBy(inReadingOrder(all), ({ operation }) => tagOf(operation));
  const byGroup = Map.groupBy([...byTag], ([, [first]]) => first?.operation.group ?? 'service');
  return {
    tags: [...[...byTag].map(([tag, operations]) => tagObject(tag, operations)), atomicTag],
    'x-tagGroups': [
      ...[...byGroup].map(([group, tags]) => ({ name: headings[group], tags: tags.map(([tag]) => tag) })),
      { name: 'Several operations', tags: [atomicTag.name] },
    ],
  };
};
