import { attributeNames } from '../../model/definition/shown-fields.ts';
import { announcedTypes } from '../../resources/announced-types.ts';
import { changesAnswer } from '../../resources/service/answers/changes.ts';
import { changeResource } from '../../resources/service/change.ts';
import { describeType } from '../descriptions.ts';
import { documentBase } from '../guides.ts';
import { constant, id, type JsonSchema, objectOf, orNull, uri } from '../json-schema.ts';
import { instant, listed, pageParameters, query } from '../parameters.ts';
import { attributeSchema } from '../resource-schema.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const optional: readonly string[] = ['source_ids', 'reconciled'];

const schemaOfAttribute = (name: string): JsonSchema => {
  const schema = attributeSchema(changeResource, name);
  if (optional.includes(name) || name === 'external_id') return schema;
  // Entries of the feed itself always have these members, so null is removed.
  const { type, enum: options, ...rest } = schema;
  return {
    ...rest,
    ...(Array.isArray(type) ? { type: type.find((each) => each !== 'null') } : { type }),
    ...(Array.isArray(options) && { enum: options.filter((each) => each !== null) }),
  };
};

const names = attributeNames(changeResource);

const change = objectOf({
  type: constant(changeResource.type),
  id,
  attributes: objectOf(
    Object.fromEntries(names.map((name) => [name, schemaOfAttribute(name)])),
    names.filter((name) => !optional.includes(name)),
  ),
  links: objectOf({ related: orNull(uri) }),
});

const cursor = 'b2Zmc2V0LW9mLXRoZS1jaGFuZ2UtZmVlZA';
const self = `${documentBase}/api/v1/changes`;

const example = {
  data: [
    {
      type: 'change',
      id: '019f8c3e-5bc0-7c3e-8a51-2f6d1f0b9e47',
      attributes: {
        action: 'updated' as const,
        subject_type: 'employment',
        subject_id: '01959266-5bc0-7c3e-8a51-2f6d1f0b9e47',
        external_id: 'HR-1',
        version: 7,
        changed: ['title', 'effective_to'],
        at: '2026-11-22T10:00:00.123Z',
      },
      links: { related: `${documentBase}/api/v1/employments/01959266-5bc0-7c3e-8a51-2f6d1f0b9e47` },
    },
  ],
  links: { self, next: null, prev: null },
  meta: { cursor, caught_up: true, oldest: '2026-10-23T10:00:00.500Z' },
};

/** Answers about the service's own matters. */
export const service: ActionAnswers = {
  'list-changes': answerOf(changesAnswer, {
    description: 'A page of changes, perhaps empty, and where to continue.',
    parameters: [
      query(
        'filter[since]',
        'Begins at this instant, with any offset: `2026-11-22T00:00:00Z`. Not together with a cursor.',
        instant,
      ),
      listed('filter[subject_type]', 'Only changes of resources of these types, separated by commas.', {
        items: { type: 'string', enum: announcedTypes().map(({ resource }) => resource.type) },
        maxItems: 100,
        minItems: 1,
      }),
      ...pageParameters.filter(({ name }) => name !== 'page[before]'),
    ],
    schemas: { change: { ...change, description: describeType(changeResource) } },
    example,
    headers: {
      'Preference-Applied': { description: 'For how long the service was ready to wait.', schema: { type: 'string' } },
    },
  }),
};
