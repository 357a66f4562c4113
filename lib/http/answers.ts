import type { AnyResource } from '../model/definition/resource.ts';
import { renderResource } from '../model/render/render.ts';
import type { StoredRecord } from '../store/record.ts';
import type { OperationRequest } from './operation-request.ts';
import type { Answer } from './response.ts';

/** 201 with the new resource and its address. */
export const created = (request: OperationRequest, resource: AnyResource, record: StoredRecord): Answer => {
  const data = renderResource(resource, record, request);
  return { status: 201, document: { data }, headers: { location: data.links.self } };
};

/** 200 with the resource as it now is. */
export const updated = (request: OperationRequest, resource: AnyResource, record: StoredRecord): Answer => ({
  status: 200,
  document: { data: renderResource(resource, record, request) },
});
