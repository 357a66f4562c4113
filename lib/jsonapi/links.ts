/** Address of a resource: `<base>/api/v1/<collection>/<id>`. */
export const resourceUrl = (base: string, collection: string, id: string): string =>
  `${base}/api/v1/${collection}/${id}`;

/** Address of the only resource of a type: `<base>/api/v1/<collection>`. */
export const onlyResourceUrl = (base: string, collection: string): string => `${base}/api/v1/${collection}`;

/** Address of the resources that a relationship leads to. */
export const relatedUrl = (base: string, collection: string, id: string, relationship: string): string =>
  `${resourceUrl(base, collection, id)}/${relationship}`;

/** Address of the linkage of a relationship. */
export const relationshipUrl = (base: string, collection: string, id: string, relationship: string): string =>
  `${resourceUrl(base, collection, id)}/relationships/${relationship}`;
