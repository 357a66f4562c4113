import type { ResourceObject } from '../../../lib/jsonapi/resource-object.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { type RenderContext, renderResource } from '../../../lib/model/render/render.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { webhookExamples } from '../../../lib/openapi/actions/webhook-examples.ts';
import { courseEvaluationInvitationBatch } from '../../../lib/resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { courseEvaluationReport } from '../../../lib/resources/course-evaluations/course-evaluation-report.ts';
import { invitationRedemption } from '../../../lib/resources/course-evaluations/invitation-redemption.ts';
import { importResource } from '../../../lib/resources/imports/import.ts';
import { importRejection } from '../../../lib/resources/imports/import-rejection.ts';
import { accessToken } from '../../../lib/resources/service/access-token.ts';
import { ltiLaunch } from '../../../lib/resources/service/lti-launch.ts';
import { ltiRegistration } from '../../../lib/resources/service/lti-registration.ts';
import { webhookDelivery } from '../../../lib/resources/service/webhook-delivery.ts';
import { webhookEndpoint } from '../../../lib/resources/service/webhook-endpoint.ts';
import { webhookRecovery } from '../../../lib/resources/service/webhook-recovery.ts';

const begun = new Date('2025-03-14T03:30:00.000Z');
const importId = '01959266-5bc0-7c3e-8a51-2f6d1f0b9e47';
const rejection = {
  type: 'course_evaluation_section',
  file: 'classes.csv',
  line: 214,
  column: 'courseSourcedId',
  value: 'text of 9 characters',
  reason: 'There is no such course.',
};

const invitationBatch = {
  id: '01959266-5bc0-7c3e-8a51-3a7d1f0b9e48',
  attributes: {
    state: 'finished',
    invited: 4210,
    already_invited: 12,
    nothing_to_answer: 0,
    without_email: 3,
    finished_at: '2025-03-14T03:30:09.000Z',
  },
  relationships: { period: { data: { type: 'course_evaluation_period', id: '01959266-5bc0-7000-8000-1f6d1f0b9e47' } } },
};

const report = {
  id: '01959266-5bc0-7c3e-8a51-3a7d1f0b9e49',
  attributes: {
    scope_of: 'period',
    language: 'en',
    paper: 'A4',
    with_comments: false,
    naming: 'plain',
    state: 'finished',
    evaluations: 412,
    documents: 398,
    withheld: 14,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    finished_at: '2025-03-14T03:30:09.000Z',
  },
  relationships: { period: { data: { type: 'course_evaluation_period', id: '01959266-5bc0-7000-8000-1f6d1f0b9e47' } } },
};

const redemption = {
  id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b',
  attributes: { code: 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4' },
  relationships: {},
};

const registration = {
  id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b',
  attributes: {
    name: 'Moodle',
    user_match: 'lis_person_sourcedid',
    section_match: 'lis_course_section_sourcedid',
  },
  relationships: {},
};

const launch = {
  id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b',
  attributes: {
    launch: 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4',
    verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  },
  relationships: {},
};

const token = {
  id: '01959266-5bc0-7c3e-8a51-5c7d1f0b9e43',
  attributes: {
    name: 'Nightly sync of the HR system',
    scopes: ['people:read', 'changes:read'],
    expires_at: '2025-06-12T03:30:00.000Z',
  },
};

const service = [
  [accessToken, token],
  [webhookEndpoint, webhookExamples.endpoint],
  [webhookDelivery, webhookExamples.delivery],
  [webhookRecovery, webhookExamples.recovery],
] as const;

const exampleOf = (
  resource: AnyResource,
  { id, ...data }: { id: string; attributes: object; relationships: object },
  context: RenderContext,
): ResourceObject => {
  const fields = { attributes: { ...data.attributes }, relationships: { ...data.relationships } };
  const change = readChange(resource, fields, { creates: true, trusted: true });
  return renderResource(resource, newRecord(resource, change, begun, { id }), context);
};

/** Examples of the service's own types; the sample institution has none of them. */
export const serviceExamples = (context: RenderContext): [string, ResourceObject][] => {
  const { type: record_type, ...row } = rejection;
  const attributes = {
    format: 'oneroster',
    dry_run: false,
    remove_missing: true,
    threshold: 10,
    state: 'finished',
    counts: { types: { user: { created: 12, changed: 3, unchanged: 5404, removed: 1, rejected: 0 } } },
    rejected: 1,
    first_rejections: [rejection],
    started_at: begun.toISOString(),
    finished_at: '2025-03-14T03:30:09.000Z',
  };
  const relationships = { import: { data: { type: 'import', id: importId } } };
  const id = '01959266-5bc0-7000-8000-9d2b7a4f6c10';
  return [
    ['course_evaluation_invitation_batch', exampleOf(courseEvaluationInvitationBatch, invitationBatch, context)],
    ['course_evaluation_report', exampleOf(courseEvaluationReport, report, context)],
    ...service.map(
      ([resource, data]) =>
        [resource.type, exampleOf(resource, { ...data, relationships: {} }, context)] as [string, ResourceObject],
    ),
    ['invitation_redemption', exampleOf(invitationRedemption, redemption, context)],
    ['lti_launch', exampleOf(ltiLaunch, launch, context)],
    ['lti_registration', exampleOf(ltiRegistration, registration, context)],
    ['import', exampleOf(importResource, { id: importId, attributes, relationships: {} }, context)],
    [
      'import_rejection',
      exampleOf(importRejection, { id, attributes: { record_type, ...row }, relationships }, context),
    ],
  ];
};

/** Those of them that cannot be created as shown: a time of end in the past is refused, and one is set by default. */
export const newServiceExamples = (shown: ReadonlyMap<string, ResourceObject>): [string, ResourceObject][] => {
  const example = shown.get(accessToken.type);
  if (example === undefined) return [];
  const { expires_at: _end, ...attributes } = example.attributes;
  return [[accessToken.type, { ...example, attributes }]];
};
