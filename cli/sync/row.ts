import type { Row } from './copy.ts';

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly meta: { readonly version: number };
}

/** A resource object as it is kept. */
export const toRow = (resource: unknown): Row => {
  // Every resource object of the service has a version in its meta.
  const { type, id, meta } = resource as Shown;
  return { type, id, version: meta.version, text: JSON.stringify(resource) };
};
