import { beforeAll, expect, it } from 'vitest';
import { loadSample } from '../../infra/local/sample/load.ts';
import { buildOpenApi } from '../../infra/tools/reference/build-files.ts';
import { startService, type TestService } from '../support/service.ts';

interface Described {
  readonly 'x-scopes'?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in?: string; readonly example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: object }>> };
}

let service: TestService;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
beforeAll(async () => {
  service = await startService();
  await loadSample(service.store);
  ({ paths } = JSON.parse(await buildOpenApi()));
});

// What there can be once is there already.
const onlyOnce = ['course_evaluation_section_instructors', 'department_chairs', 'course_evaluation_period_schedules'];

it('every example of a request can be sent as it stands', async () => {
  const refused: string[] = [];
  for (const [template, methods] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody, 'x-scopes': scopes }] of Object.entries(methods)) {
      const [content] = Object.values(requestBody?.content ?? {});
      // What only a student may ask for takes a token that names the student: create-response.test.ts.
      if (JSON.stringify(scopes) === '["responses:submit"]') continue;
      if (content === undefined || template.includes('/relationships/')) continue;
      const id = parameters.find((each) => each.in === 'path')?.example ?? '';
      const target = template.replace(/\{\w+\}/, id);
      const { status, text } = await service.call(method.toUpperCase(), target, { body: content.example });
      if (status >= 300)
        refused.push(method === 'post' && text.includes('"taken"') ? template : `${method} ${template}: ${text}`);
    }
  }
  expect(refused.sort()).toEqual(onlyOnce.map((collection) => `/api/v1/${collection}`).sort());
});
