import type { ResourceObject } from '../../../../lib/jsonapi/resource-object.ts';
import { resourcesOf, type Visit, withQuery } from './visit.ts';

/** The sizes of pages that are compared with each other. */
export const comparedSizes = ['2', '100'] as const;

const pathsOf = ({ described }: Visit, depth: number): string[] =>
  (described?.include ?? []).filter((path) => path.split('.').length <= depth);

// All relationships together, and all paths as deep as they go; of one resource also each relationship alone, which a page
// includes in the same way with ten times the requests.
const withIncludes = (visit: Visit, depth: number): string[] => {
  const { address, described } = visit;
  const paths = pathsOf(visit, depth);
  const names = paths.filter((path) => !path.includes('.'));
  const alone = described?.shape === 'page' ? [] : names;
  const sets = new Set([...alone, names.join(','), paths.join(',')].filter((each) => each !== ''));
  return [...sets].map((include) => withQuery(address, { include }));
};

const someFields = ({ attributes, relationships = {} }: ResourceObject): string =>
  [...Object.keys(attributes).slice(0, 1), ...Object.keys(relationships).slice(0, 1)].join(',');

const withFields = ({ address, described, document }: Visit): string[] => {
  const [first] = resourcesOf(document);
  if (first === undefined) return [];
  return [...(described?.shape === 'page' ? [] : ['']), someFields(first)].map((fields) =>
    withQuery(address, { [`fields[${first.type}]`]: fields }),
  );
};

const withSizes = (visit: Visit, depth: number): string[] => {
  if (visit.described?.shape !== 'page') return [];
  const { address } = visit;
  // Where a row costs requests of its own by one path, it does so by all together.
  const include = pathsOf(visit, depth).join(',');
  const each = [
    address,
    withQuery(address, { sort: '-created_at' }),
    ...(include === '' ? [] : [withQuery(address, { include })]),
  ];
  return each.flatMap((one) => comparedSizes.map((size) => withQuery(one, { 'page[size]': size })));
};

/** How many variants of an address there are. */
export interface Variety {
  /** How far they include; to the end unless said. */
  readonly depth?: number;
  /** Whether relationships are included and fields left out; they are unless said. */
  readonly hasParts?: boolean;
  /** Whether lists have pages of two sizes, which can be compared; they have unless said. */
  readonly hasSizes?: boolean;
}

/** The same address with what its query may say: relationships included, fields left out, pages of two sizes. */
export const variantsOf = (
  visit: Visit,
  { depth = Number.POSITIVE_INFINITY, hasParts = true, hasSizes = true }: Variety = {},
): string[] => [
  ...(hasParts ? [...withIncludes(visit, depth), ...withFields(visit)] : []),
  ...(hasSizes ? withSizes(visit, depth) : []),
];
