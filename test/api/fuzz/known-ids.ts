import { randomUUID } from 'node:crypto';

/**
 * Ids of existing records, by type. Most references of a request are to existing records, because otherwise each request
 * would end with a 404.
 */
export interface KnownIds {
  add(type: string, id: string): void;
  /** One id of a type; of any type when none is given. An unknown one when there is none. */
  pick(index: number, type?: string): string;
  /** The type that the name of a field or a parameter speaks of: `course_uuids`, `sections`. */
  typeOf(name: string): string | undefined;
  /** All ids of a type. */
  all(type: string): readonly string[];
}

export const knownIds = (): KnownIds => {
  const all: string[] = [];
  const byType = new Map<string, string[]>();
  return {
    add: (type, id) => {
      all.push(id);
      byType.set(type, [...(byType.get(type) ?? []), id]);
    },
    pick: (index, type) => {
      const ids = type === undefined ? all : (byType.get(type) ?? []);
      return ids[index % ids.length] ?? randomUUID();
    },
    typeOf: (name) => {
      const one = name.replace(/_uuids$|ies$|s$/, (end) => (end === 'ies' ? 'y' : ''));
      return [...byType.keys()].find((type) => type === one || type.endsWith(`_${one}`));
    },
    all: (type) => byType.get(type) ?? [],
  };
};
