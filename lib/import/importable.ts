import type { AnyResource } from '../model/resource.ts';
import { resourceOf } from '../resources/registry.ts';

const optionalOnImport: Readonly<Record<string, readonly string[]>> = {
  // Source systems seldom know when an employment began; the API's own clients have to say it.
  employment: ['effective_from'],
};

/** The definition of a type by which imported records are validated. */
export const importable = (type: string): AnyResource => {
  const resource = resourceOf(type);
  const optional = optionalOnImport[type];
  if (optional === undefined) return resource;
  return { ...resource, required: resource.required.filter((field) => !optional.includes(field)) };
};
