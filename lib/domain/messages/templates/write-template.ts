import { errorOf, refuse } from '../../../errors/error-kind.ts';
import type { ErrorDetails } from '../../../errors/json-api-error.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import { missingMergeField, templateNameTaken, tooManyTemplates, unknownMergeField } from '../../../errors/messages.ts';
import { pointerTo } from '../../../errors/source.ts';
import type { Change } from '../../../model/validation/change.ts';
import { type CreationOptions, createRecord } from '../../../model/write/create.ts';
import type { Guard } from '../../../model/write/guard.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { messageTemplate as resource } from '../../../resources/messages/message-template.ts';
import type { Purpose } from '../../../resources/messages/purposes.ts';
import { comparableId } from '../../../runtime/comparable-id.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { fieldsOfPurpose, missingFields, unknownFields } from '../merge-fields.ts';
import { forgetTemplate, noteTemplate, readKnown } from './items.ts';
import type { TemplateTexts } from './template-texts.ts';

/** The maximum number of templates of a deployment. */
const most = 100;

/** A template's record, whose fields were checked when they were written. */
export interface TemplateRecord extends StoredRecord, TemplateTexts {
  readonly name: string;
  readonly purpose: Purpose;
  readonly translations?: Readonly<Record<string, TemplateTexts>>;
  readonly is_default?: boolean;
}

const problemsOf = (
  purpose: Purpose,
  { subject, body }: TemplateTexts,
  ...place: readonly string[]
): ErrorDetails[] => {
  const pointer = (field: string): string => pointerTo('data', 'attributes', ...place, field);
  const { allowed } = fieldsOfPurpose[purpose];
  return [
    ...unknownFields(purpose, subject).map((field) => errorOf(unknownMergeField, field, allowed, pointer('subject'))),
    ...unknownFields(purpose, body).map((field) => errorOf(unknownMergeField, field, allowed, pointer('body'))),
    ...missingFields(purpose, body).map((field) => errorOf(missingMergeField, field, pointer('body'))),
  ];
};

const requireFields = (template: TemplateRecord): void => {
  const { purpose, translations = {} } = template;
  const problems = [
    ...problemsOf(purpose, template),
    ...Object.entries(translations).flatMap(([language, texts]) =>
      problemsOf(purpose, texts, 'translations', language),
    ),
  ];
  if (problems.length > 0) throw new JsonApiError(422, problems);
};

const guardOf =
  (store: Store, now: Date): Guard =>
  async ({ before, after }) => {
    if (after === undefined) return [];
    const template = after as TemplateRecord;
    requireFields(template);
    const all = await readKnown(store);
    const { id, purpose, is_default: isDefault = false } = template;
    const name = comparableId(template.name).toLowerCase();
    const [namesake] = Object.entries(all.templates).find(([other, each]) => other !== id && each.name === name) ?? [];
    if (namesake !== undefined) throw refuse(templateNameTaken, template.name, namesake);
    if (before === undefined && Object.keys(all.templates).length >= most) throw refuse(tooManyTemplates, most);
    return noteTemplate(all, id, { name, purpose, is_default: isDefault }, now.toISOString());
  };

/** Creates a template. Throws 409, 422. 2 round trips. */
export const createTemplate = (
  store: Store,
  change: Change,
  creating: Pick<CreationOptions, 'now' | 'id'>,
): Promise<StoredRecord> => createRecord(store, resource, change, { ...creating, guard: guardOf(store, creating.now) });

/** Changes a template. Throws 404, 409, 422. */
export const updateTemplate = (store: Store, id: string, change: Change, now: Date): Promise<StoredRecord> =>
  updateGuarded(store, resource, id, { change, now, guard: guardOf(store, now) });

/** Steps for the deletion of a template. */
export const deleteTemplateSteps = async (store: Store, { id }: StoredRecord): Promise<Step[]> => [
  forgetTemplate(await readKnown(store), id),
];
