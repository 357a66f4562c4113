import { JsonApiError } from '../jsonapi/errors.ts';
import { relatedUrl, relationshipUrl } from '../jsonapi/links.ts';
import { pointerTo } from '../jsonapi/pointer.ts';
import { shownRelationship } from '../model/definition/include-paths.ts';
import { linkedIds } from '../model/definition/record-fields.ts';
import type { ToMany } from '../model/definition/relationship.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { readChange } from '../model/validation/change.ts';
import { type TargetChange, updateTargets } from '../model/write/update-targets.ts';
import type { StoredRecord } from '../store/record.ts';
import { updated } from './answers.ts';
import type { OperationRequest } from './operation-request.ts';
import { readFromPath } from './reads.ts';
import { linkageBody } from './request-body.ts';
import type { Responder } from './responder.ts';
import { type Answer, noContent } from './response.ts';
import { requireGeneral, requireVisible, writing } from './verbs.ts';

const isHidden = (resource: AnyResource, name: string): boolean => shownRelationship(resource, name) === undefined;

// While the function starts: what the record does not name itself is not its to change.
const requireNamed = (resource: AnyResource, name: string): ToMany => {
  const relationship = resource.relationships[name];
  if (relationship?.kind === 'many' && relationship.refers && !relationship.readOnly) return relationship;
  throw new Error(`${resource.type} does not name its ${name} itself`);
};

/**
 * A relationship is hidden because those whom it concerns must not learn of it. They may have a token of their own, and
 * who changes it could find out by trying: so it is for integrations alone.
 */
const requireMayKnow = async (request: OperationRequest, name: string, pointer?: string): Promise<void> => {
  const { principal } = await request.caller();
  if (principal.kind === 'integration') return;
  const detail = `Only a token of an integration may read or change "${name}"`;
  throw new JsonApiError(403, [{ code: 'integration_only', detail, ...(pointer && { source: { pointer } }) }]);
};

const answerLinkage = (
  { base }: OperationRequest,
  resource: AnyResource,
  name: string,
  record: StoredRecord,
): Answer => {
  const { type } = requireNamed(resource, name);
  const data = linkedIds(record, name).map((id) => ({ type, id }));
  const place = [base, resource.collection, record.id, name] as const;
  const self = relationshipUrl(...place);
  const links = isHidden(resource, name) ? { self } : { self, related: relatedUrl(...place) };
  return { status: 200, document: { data, links, meta: { count: data.length } } };
};

/** Reads which resources a to-many relationship of the path's resource leads to. */
export const readLinkage = (resource: AnyResource, name: string): Responder => {
  requireNamed(resource, name);
  return {
    types: [],
    respond: async (request) => {
      if (isHidden(resource, name)) await requireMayKnow(request, name);
      return answerLinkage(request, resource, name, await readFromPath(request, resource));
    },
  };
};

/** Changes which resources a to-many relationship of the path's resource leads to; answers nothing of a hidden one. */
export const changeLinkage = (resource: AnyResource, name: string, how: TargetChange): Responder => {
  requireNamed(resource, name);
  return {
    types: [],
    body: () => linkageBody(name),
    respond: async (request) => {
      if (isHidden(resource, name)) await requireMayKnow(request, name);
      const given = readChange(resource, request.data, { creates: false });
      const id = request.pathId(resource.type);
      await requireVisible(request, resource, id);
      const record = await updateTargets(request.store, resource, id, { given, how, now: request.now });
      return isHidden(resource, name) ? noContent : answerLinkage(request, resource, name, record);
    },
  };
};

/** Updates the resource that the path names, with the targets of the to-many relationships that it names itself. */
export const updateWithTargets = (resource: AnyResource): Responder => {
  requireGeneral(resource);
  return writing(resource, async (request) => {
    const given = readChange(resource, request.data, { creates: false });
    for (const name of Object.keys(given.toMany).filter((each) => isHidden(resource, each))) {
      await requireMayKnow(request, name, pointerTo('data', 'relationships', name));
    }
    const id = request.pathId(resource.type);
    await requireVisible(request, resource, id);
    const record = await updateTargets(request.store, resource, id, { given, how: 'replace', now: request.now });
    return updated(request, resource, record);
  });
};
