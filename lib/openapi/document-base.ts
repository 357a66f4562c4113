/** The base address in the built document; it is replaced by the service's own when the document is sent. */
export const documentBase = 'https://facet.example';
