import { invalidLid, invalidOperation, tooManyOperations } from '../errors/atomic.ts';
import { invalidDocument } from '../errors/documents.ts';
import { refuse } from '../errors/error-kind.ts';
import { pointerTo } from '../errors/source.ts';
import { isJsonObject } from './request-document.ts';

/** Most operations of a request. */
export const mostOperations = 25;

type Json = Readonly<Record<string, unknown>>;

/** Names a resource: by its id, or by the local id that an operation before has given it. */
export interface OperationTarget {
  readonly type: string;
  readonly id?: string;
  readonly lid?: string;
}

/** One operation of a request, checked for its form alone. */
export interface AtomicOperation {
  readonly op: 'add' | 'update' | 'remove';
  /** Of the resource that is added, changed or removed, or that has the relationship. */
  readonly target: OperationTarget;
  readonly relationship?: string;
  /** The resource, or the linkage; undefined where the operation has none. */
  readonly data: unknown;
  /** The version, or versions, of the resource under which the operation is carried out. */
  readonly ifMatch?: string;
  /** Pointer at the operation. */
  readonly pointer: string;
}

const invalid = (detail: string, ...at: readonly (string | number)[]) =>
  refuse(invalidOperation, detail, pointerTo('atomic:operations', ...at));

const textIn = (value: Json, name: string, at: readonly (string | number)[]): string | undefined => {
  const { [name]: text } = value;
  if (text === undefined || typeof text === 'string') return text;
  throw invalid(`"${name}" must be a string`, ...at, name);
};

const targetIn = (value: Json, at: readonly (string | number)[]): OperationTarget => {
  const [type, id, lid] = ['type', 'id', 'lid'].map((name) => textIn(value, name, at));
  if (type === undefined) throw invalid('"type" is required', ...at);
  if (id !== undefined && lid !== undefined) throw invalid('"id" and "lid" exclude each other', ...at);
  return { type, ...(id !== undefined && { id }), ...(lid !== undefined && { lid }) };
};

/** What an address names: its collection, the id of a resource in it, and a relationship of that. */
const hrefForm =
  /^(?:https?:\/\/[^/]+)?(?:\/[^/]+)*?\/api\/v1\/(?<collection>\w+)(?:\/(?<id>[^/?#]+)(?:\/relationships\/(?<relationship>\w+))?)?$/;

interface Named {
  readonly target?: OperationTarget;
  readonly relationship?: string | undefined;
}

const namedByHref = (href: string, typeOf: (collection: string) => string | undefined, index: number): Named => {
  const { collection = '', id, relationship } = hrefForm.exec(href)?.groups ?? {};
  const type = typeOf(collection);
  if (type === undefined)
    throw invalid('"href" is no address of a resource, a collection or a relationship', index, 'href');
  return { target: { type, ...(id !== undefined && { id }) }, relationship };
};

const namedBy = (given: Json, typeOf: (collection: string) => string | undefined, index: number): Named => {
  const { ref, href } = given;
  if (ref !== undefined && href !== undefined) throw invalid('"ref" and "href" exclude each other', index);
  if (href !== undefined) {
    if (typeof href !== 'string') throw invalid('"href" must be a string', index, 'href');
    return namedByHref(href, typeOf, index);
  }
  if (ref === undefined) return {};
  if (!isJsonObject(ref)) throw invalid('"ref" must be an object', index, 'ref');
  const target = targetIn(ref, [index, 'ref']);
  if (target.id === undefined && target.lid === undefined)
    throw invalid('"ref" needs an "id" or a "lid"', index, 'ref');
  return { target, relationship: textIn(ref, 'relationship', [index, 'ref']) };
};

const ifMatchOf = (given: Json, index: number): string | undefined => {
  const { meta } = given;
  if (meta === undefined) return undefined;
  if (!isJsonObject(meta)) throw invalid('"meta" must be an object', index, 'meta');
  const { if_match: version } = meta;
  if (version === undefined) return undefined;
  if (typeof version === 'number') return `"v${version}"`;
  if (typeof version === 'string') return version;
  throw invalid('"if_match" must be a version or an entity tag', index, 'meta', 'if_match');
};

const readOperation = (
  given: unknown,
  typeOf: (collection: string) => string | undefined,
  index: number,
): AtomicOperation => {
  if (!isJsonObject(given)) throw invalid('An operation must be an object', index);
  const { op, data } = given;
  if (op !== 'add' && op !== 'update' && op !== 'remove')
    throw invalid('"op" must be "add", "update" or "remove"', index, ...(op === undefined ? [] : ['op']));
  const { target: named, relationship } = namedBy(given, typeOf, index);
  const isResource = relationship === undefined;
  if (data === undefined && (op !== 'remove' || !isResource)) throw invalid('"data" is required', index);
  if (data !== undefined && isResource && op === 'remove')
    throw invalid('A removal of a resource has no "data"', index, 'data');
  const resource = isResource && op !== 'remove' ? data : undefined;
  if (resource !== undefined && !isJsonObject(resource)) throw invalid('"data" must be an object', index, 'data');
  const own = resource === undefined ? undefined : targetIn(resource, [index, 'data']);
  if (op === 'add' && isResource && (named?.id ?? named?.lid) !== undefined)
    throw invalid(
      'A resource is added to a collection, not to a resource',
      index,
      given.href === undefined ? 'ref' : 'href',
    );
  const target = op === 'update' || !isResource ? (named ?? own) : (own ?? named);
  if (target === undefined) throw invalid('"ref" or "href" is required', index);
  if (named !== undefined && own !== undefined && named.type !== own.type)
    throw invalid(`The operation is about the type "${named.type}"`, index, 'data', 'type');
  if ((op !== 'add' || !isResource) && target.id === undefined && target.lid === undefined)
    throw invalid('The operation names no resource: "id" or "lid" is required', index);
  const ifMatch = ifMatchOf(given, index);
  return {
    ...{ op, target, data, pointer: pointerTo('atomic:operations', index) },
    ...(relationship !== undefined && { relationship }),
    ...(ifMatch !== undefined && { ifMatch }),
  };
};

/** Takes the operations out of a parsed request document; throws 400, and 422 for too many. */
export const readAtomicDocument = (
  document: unknown,
  typeOf: (collection: string) => string | undefined,
): AtomicOperation[] => {
  if (!isJsonObject(document)) throw refuse(invalidDocument, 'The request document must be an object', pointerTo());
  const { 'atomic:operations': operations } = document;
  const foreign = ['data', 'errors', 'included'].find((name) => Object.hasOwn(document, name));
  if (foreign !== undefined)
    throw refuse(invalidDocument, `A document with operations has no "${foreign}"`, pointerTo(foreign));
  if (!Array.isArray(operations) || operations.length === 0)
    throw refuse(
      invalidDocument,
      'The request document needs an array "atomic:operations" that is not empty',
      pointerTo(),
    );
  if (operations.length > mostOperations) throw refuse(tooManyOperations, mostOperations);
  return operations.map((each, index) => readOperation(each, typeOf, index));
};

const unknownLid = (lid: string, pointer: string) =>
  refuse(invalidLid, `No operation before this one adds a resource with the local id "${lid}"`, pointer);

/** The resources that operations have added, by their local ids. */
export class LocalIds {
  readonly #added = new Map<string, { readonly type: string; readonly id: string }>();

  /** Whether an operation has given a local id. */
  has(lid: string): boolean {
    return this.#added.has(lid);
  }

  add({ type, lid }: OperationTarget, id: string): void {
    if (lid !== undefined) this.#added.set(lid, { type, id });
  }

  /** The id that a local id stands for; throws 400 for one that no operation before has given to a resource of the type. */
  resolve(type: string, lid: string, pointer: string): string {
    const found = this.#added.get(lid);
    if (found === undefined) throw unknownLid(lid, pointer);
    if (found.type === type) return found.id;
    throw refuse(invalidLid, `The local id "${lid}" is that of a resource of the type "${found.type}"`, pointer);
  }

  /** A value with an id in place of each local id of its identifiers. */
  resolveIn(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((each, index) => this.resolveIn(each, `${pointer}/${index}`));
    if (!isJsonObject(value)) return value;
    const { lid, type, id, ...others } = value;
    if (typeof lid !== 'string' || typeof type !== 'string' || id !== undefined) return value;
    return { type, id: this.resolve(type, lid, `${pointer}/lid`), ...others };
  }
}

/** Checks the local ids of all operations before any is carried out; throws 400. */
export const checkLocalIds = (operations: readonly AtomicOperation[], idFor: string): void => {
  const known = new LocalIds();
  for (const { op, target, relationship, data, pointer } of operations) {
    const adds = op === 'add' && relationship === undefined;
    if (target.lid !== undefined && !adds)
      known.resolve(
        target.type,
        target.lid,
        `${pointer}${isJsonObject(data) && data.lid === target.lid ? '/data' : '/ref'}/lid`,
      );
    resolveData({ data, relationship, pointer }, known);
    if (!adds || target.lid === undefined) continue;
    if (known.has(target.lid))
      throw refuse(
        invalidLid,
        `Another operation adds a resource with the local id "${target.lid}"`,
        `${pointer}/data/lid`,
      );
    known.add(target, idFor);
  }
};

/** The data of an operation with ids in place of the local ids of its linkages. */
export const resolveData = (
  {
    data,
    relationship,
    pointer,
  }: Pick<AtomicOperation, 'data' | 'pointer'> & { readonly relationship?: string | undefined },
  known: LocalIds,
): unknown => {
  if (relationship !== undefined) return known.resolveIn(data, `${pointer}/data`);
  if (!isJsonObject(data) || !isJsonObject(data.relationships)) return data;
  const relationships = Object.entries(data.relationships).map(([name, each]) => {
    if (!isJsonObject(each)) return [name, each] as const;
    const place = `${pointer}/data/relationships/${name}/data`;
    return [name, { ...each, data: known.resolveIn(each.data, place) }] as const;
  });
  return { ...data, relationships: Object.fromEntries(relationships) };
};
