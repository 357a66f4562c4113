import { beforeAll, expect, it } from 'vitest';
import { buildOpenApi } from '../../../infra/web/reference/build-files.ts';
import { fillWithSample } from '../../support/sample.ts';
import { startService, type TestService } from '../../support/service.ts';

interface Described {
  readonly 'x-scopes'?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in?: string; readonly example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: object }>> };
}

let service: TestService;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
beforeAll(async () => {
  service = await startService();
  await fillWithSample(service.store);
  ({ paths } = JSON.parse(await buildOpenApi()));
});

const refusedAsTheyStand = [
  // A midterm is started by who teaches the section: midterms/start.test.ts.
  'post /api/v1/my/sections/{id}/midterms: person_only',
  // A reply is written by who has taught the section: replies.test.ts.
  'post /api/v1/course_evaluation_replies: person_only',
  'patch /api/v1/course_evaluation_replies/{id}: person_only',
  // A report names what it is about.
  'post /api/v1/course_evaluation_reports: not_of_scope',
  // Nobody but a student has a code, and the sample has no period from which another is to be copied.
  'post /api/v1/invitation_redemptions: invalid_code',
  'post /api/v1/course_evaluation_periods/{id}/question_sets/copies: related_not_found',
  // The examples' ids are of no question, section or set of the sample.
  'post /api/v1/course_evaluation_question_set_sections/{id}/order: not_here,incomplete_order',
  'post /api/v1/course_evaluation_question_sets/{id}/order: not_here,incomplete_order',
  'post /api/v1/question_bank_items/{id}/uses: related_not_found',
  // The sample's period has this layer.
  'post /api/v1/question_layers: taken',
  // Nobody has launched, and the sample has this platform.
  'post /api/v1/lti_launches: launch_expired',
  'post /api/v1/lti_platforms: platform_exists',
  // The sample has this person's suppression.
  'post /api/v1/message_suppressions: already_suppressed',
  // The sample has a template of this name.
  'post /api/v1/message_templates: name_taken',
  // Nobody listens at the example's address, and the sample has no endpoint.
  'post /api/v1/webhook_endpoints: endpoint_refused',
  'patch /api/v1/webhook_endpoints/{id}: not_found',
  'post /api/v1/webhook_endpoints/{id}/recoveries: not_found',
];

it('every example of a request can be sent as it stands', async () => {
  const refused: string[] = [];
  for (const [template, methods] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody, 'x-scopes': scopes }] of Object.entries(methods)) {
      const [[contentType, content] = []] = Object.entries(requestBody?.content ?? {});
      // What only a student may ask for takes a token that names the student: create-response.test.ts.
      if (JSON.stringify(scopes) === '["responses:submit"]') continue;
      if (content === undefined || template.includes('/relationships/')) continue;
      const id = parameters.find((each) => each.in === 'path')?.example ?? '';
      const target = template.replace(/\{\w+\}/, id);
      const headers = { accept: contentType, 'content-type': contentType };
      const { status, document } = await service.call(method.toUpperCase(), target, { body: content.example, headers });
      if (status < 300) continue;
      const codes = document.errors.map(({ code }: { code: string }) => code);
      refused.push(`${method} ${template}: ${codes.join()}`);
    }
  }
  expect(refused.sort()).toEqual(refusedAsTheyStand.sort());
});
