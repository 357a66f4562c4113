import type { ResourceTypes } from '../model/definition/include-rules.ts';
import type { AnyResource } from '../model/definition/resource.ts';

const registered = new Map<string, AnyResource>();

/** The types that this process knows by name. */
export const types: ResourceTypes = registered;

/**
 * Makes types known by name: all of them where all functions run in one process, in the bundle of a function those that its
 * requests can lead to (infra/bundle/entries.ts): to load all takes 30 ms of a cold start.
 */
export const registerTypes = (resources: readonly AnyResource[]): void => {
  for (const resource of resources) registered.set(resource.type, resource);
};

/** The type of a name; throws on a name that is none. */
export const resourceOf = (type: string): AnyResource => {
  const resource = types.get(type);
  if (resource === undefined) throw new Error(`there is no type "${type}"`);
  return resource;
};
