import type { ResourceObject } from '../../../lib/jsonapi/resource-object.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { type RenderContext, renderResource } from '../../../lib/model/render/render.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { importResource } from '../../../lib/resources/imports/import.ts';
import { importRejection } from '../../../lib/resources/imports/import-rejection.ts';

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

const exampleOf = (
  resource: AnyResource,
  { id, ...data }: { id: string; attributes: object; relationships: object },
  context: RenderContext,
): ResourceObject => {
  const fields = { attributes: { ...data.attributes }, relationships: { ...data.relationships } };
  const change = readChange(resource, fields, { creates: true, trusted: true });
  return renderResource(resource, newRecord(resource, change, begun, { id }), context);
};

/** Examples of the service's own types, of which the sample institution has none. */
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
    ['import', exampleOf(importResource, { id: importId, attributes, relationships: {} }, context)],
    [
      'import_rejection',
      exampleOf(importRejection, { id, attributes: { record_type, ...row }, relationships }, context),
    ],
  ];
};
