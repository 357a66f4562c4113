import { refuse } from '../../errors/error-kind.ts';
import { tooMuchIncluded } from '../../errors/reading.ts';
import type { IncludeTree } from '../../jsonapi/include.ts';
import { identifierKey, type ResourceIdentifier, type ResourceObject } from '../../jsonapi/resource-object.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { ResourceTypes } from '../definition/include-rules.ts';
import { isShownToSome } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { TokenHolder, Viewer } from '../definition/visibility.ts';
import { keepVisible, readRecords } from '../read/read-records.ts';
import { type RenderContext, relatedTo, renderResource } from './render.ts';

/** Primary data, and what to include with it. */
export interface Inclusion {
  readonly resource: AnyResource;
  readonly records: readonly StoredRecord[];
  /** The relationships to include; undefined without the parameter: then the document has no `included`. */
  readonly include: IncludeTree | undefined;
  readonly types: ResourceTypes;
  /** Whether the companion items of included records are read too; they are too much for a list. */
  readonly isWhole: boolean;
}

/** The primary data and the included resources of a document. */
export interface Rendered {
  readonly data: ResourceObject[];
  readonly included?: ResourceObject[];
}

/** A record that belongs to the document, with the relationships whose targets do too. */
interface Met {
  readonly resource: AnyResource;
  readonly record: StoredRecord;
  readonly included: Set<string>;
}

/** A target and the paths to include from there. */
interface Reached {
  readonly target: ResourceIdentifier;
  readonly trees: Set<IncludeTree>;
}

interface Visit {
  readonly from: Met;
  readonly tree: IncludeTree;
}

// An answer of a function has at most 6 MB.
const mostIncluded = 5_000;

/** Gathers what the document holds besides its primary data; one round trip for each level of the paths. */
class Gathering {
  readonly #viewer: Viewer;
  readonly #types: ResourceTypes;
  readonly #isWhole: boolean;
  /** Every resource of the document by type and id, so that none is there twice. */
  readonly met: Map<string, Met>;

  constructor(viewer: Viewer, { resource, records, types, isWhole }: Inclusion) {
    this.#viewer = viewer;
    this.#types = types;
    this.#isWhole = isWhole;
    this.met = new Map(
      records.map((record) => [identifierKey(record), { resource, record, included: new Set<string>() }]),
    );
  }

  async gather(tree: IncludeTree): Promise<void> {
    let steps: Visit[] = [...this.met.values()].map((from) => ({ from, tree }));
    while (steps.length > 0) {
      const reached = this.#reachedBy(steps);
      await this.#read(reached);
      steps = [...reached].flatMap(([name, { trees }]) => {
        const from = this.met.get(name);
        return from === undefined
          ? []
          : [...trees].filter(({ size }) => size > 0).map((below) => ({ from, tree: below }));
      });
    }
  }

  #reachedBy(steps: readonly Visit[]): Map<string, Reached> {
    const reached = new Map<string, Reached>();
    for (const { from, tree } of steps) {
      for (const [name, below] of tree) {
        from.included.add(name);
        for (const target of relatedTo(from.resource, name, from.record, this.#viewer.now)) {
          const known = reached.get(identifierKey(target)) ?? { target, trees: new Set() };
          known.trees.add(below);
          reached.set(identifierKey(target), known);
        }
      }
    }
    return reached;
  }

  // A relationship kept in companion items needs them, also in a list.
  #includesCompanions({ type }: ResourceIdentifier, tree: IncludeTree): boolean {
    const relationships = this.#types.get(type)?.relationships ?? {};
    return [...tree.keys()].some((name) => {
      const relationship = relationships[name];
      return relationship?.kind === 'many' && relationship.companions === true;
    });
  }

  async #read(reached: ReadonlyMap<string, Reached>): Promise<void> {
    const missing = [...reached.values()]
      .map(({ target }) => target)
      .filter((each) => !this.met.has(identifierKey(each)));
    if (this.met.size + missing.length > mostIncluded) {
      throw refuse(tooMuchIncluded, mostIncluded);
    }
    const isWhole = (target: ResourceIdentifier): boolean =>
      this.#isWhole ||
      [...(reached.get(identifierKey(target))?.trees ?? [])].some((tree) => this.#includesCompanions(target, tree));
    const records = await readRecords(this.#viewer.store, this.#types, missing, isWhole);
    for (const [type, group] of Map.groupBy(records, (record) => record.type)) {
      const resource = this.#types.get(type);
      if (resource === undefined) continue;
      for (const record of await keepVisible(this.#viewer, resource, group)) {
        this.met.set(identifierKey(record), { resource, record, included: new Set() });
      }
    }
  }
}

/** The resource objects of primary data and of all that their included paths lead to, each once. */
export const renderAll = async (
  inclusion: Inclusion,
  context: RenderContext & TokenHolder & Viewer,
): Promise<Rendered> => {
  const gathering = new Gathering(context, inclusion);
  await gathering.gather(inclusion.include ?? new Map());
  // What only some callers may see waits until the caller is known.
  if ([...gathering.met.values()].some(({ resource }) => Object.values(resource.relationships).some(isShownToSome)))
    await context.caller();
  const rendered = [...gathering.met.values()].map(({ resource, record, included }) =>
    renderResource(resource, record, context, included),
  );
  const data = rendered.slice(0, inclusion.records.length);
  return inclusion.include === undefined ? { data } : { data, included: rendered.slice(inclusion.records.length) };
};
