import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyResource } from '../model/definition/resource.ts';

/** What a comment says: in words, and by an example. */
export interface Description {
  readonly text: string;
  readonly example?: unknown;
}

// The document is built from the sources, where descriptions are comments: so no bundle of a function holds them.
const folder = path.join(import.meta.dirname, '../resources');

const describedName = /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:export const \w+ = (defineResource)\(|(\w+):)/gs;

const literal = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const toDescription = (comment: string): Description => {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim());
  const [text = '', example] = lines.join(' ').split('@example');
  return { text: text.trim(), ...(example === undefined ? {} : { example: literal(example.trim()) }) };
};

const read = (file: string): ReadonlyMap<string, Description> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(describedName)].map(([, comment = '', type, name = '']) => [
      type ?? name,
      toDescription(comment),
    ]),
  );

const files = new Map<string, ReadonlyMap<string, Description>>();

const commentsOf = (file: string): ReadonlyMap<string, Description> => {
  const known = files.get(file) ?? read(file);
  files.set(file, known);
  return known;
};

/** The files from which a type's file takes whole fields; others may have fields of the same name that mean something else. */
const sharedWith = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/ from '(\.\.\/shared\/[\w-]+\.ts|\.\/[\w-]+-attributes\.ts)'/g)].map(
    ([, shared = '']) => path.join(path.dirname(file), shared),
  );

/** The file that defines a type. */
const fileOf = ({ group, type }: Pick<AnyResource, 'group' | 'type'>): string =>
  path.join(folder, group, `${type.replaceAll('_', '-')}.ts`);

const found = (resource: AnyResource, name: string): Description | undefined => {
  const file = fileOf(resource);
  if (!existsSync(file)) throw new Error(`${resource.type} has no file ${path.relative('.', file)}`);
  return [file, ...sharedWith(file)].map((each) => commentsOf(each).get(name)).find((each) => each !== undefined);
};

/** What the comment above a field of a type says, in the type's file or where shared fields are. */
export const describeField = (resource: AnyResource, name: string): Description => {
  const description = found(resource, name);
  if (description !== undefined && description.text !== '') return description;
  const file = path.relative('.', fileOf(resource));
  throw new Error(`${resource.type}.${name} has no description: write a comment /** … */ above it in ${file}`);
};

/** What the comment above a type says. */
export const describeType = (resource: AnyResource): string => describeField(resource, 'defineResource').text;

/** What the comment above one of a type's endpoints says, where there is one. */
export const describeEndpoint = (resource: AnyResource, kind: string): string | undefined =>
  found(resource, kind)?.text;
