import type { AnyResource } from '../model/resource.ts';
import { resourceOf } from '../resources/registry.ts';

/** The definition of a type by which imported records are validated. */
export const importable = (type: string): AnyResource => {
  const resource = resourceOf(type);
  const { required, optionalOnImport: optional = [] } = resource;
  return optional.length === 0
    ? resource
    : { ...resource, required: required.filter((field) => !optional.includes(field)) };
};
