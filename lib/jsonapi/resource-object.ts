/** Names one resource: JSON:API's resource identifier object. */
export interface ResourceIdentifier {
  readonly type: string;
  readonly id: string;
}

export const identifierKey = ({ type, id }: ResourceIdentifier): string => `${type}#${id}`;

/** Resource linkage: the `data` of a relationship. */
export type Linkage = ResourceIdentifier | null | readonly ResourceIdentifier[];

export interface RelationshipObject {
  readonly links: { readonly related: string };
  readonly data?: Linkage;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface ResourceObject extends ResourceIdentifier {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, RelationshipObject>>;
  readonly links: { readonly self: string };
  readonly meta: { readonly version: number } & Readonly<Record<string, unknown>>;
}

/** A document with primary data. */
export interface DataDocument {
  readonly data: ResourceObject | null | readonly ResourceObject[];
  readonly included?: readonly ResourceObject[];
  readonly links?: Readonly<Record<string, string | null>>;
  readonly meta?: object;
}

/** A document whose primary data is the linkage of a relationship. */
export interface LinkageDocument {
  readonly data: readonly ResourceIdentifier[];
  readonly links: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, unknown>>;
}
