import type { DataDocument, ResourceObject } from '../../jsonapi/resource-object.ts';
import type { Answer } from '../pipeline/response.ts';

/** 201 with a new resource: the document that a read of its address answers, and what only this answer says in `meta`. */
export const answerNew = (data: ResourceObject, meta?: object): Answer<DataDocument> => ({
  status: 201,
  document: { ...answerChanged(data).document, ...(meta && { meta }) },
  headers: { location: data.links.self },
});

/** 200 with a resource as a write has left it: the document that a read of its address answers. */
export const answerChanged = (data: ResourceObject): Answer<DataDocument> => ({
  status: 200,
  document: { data, links: { self: data.links.self } },
});
