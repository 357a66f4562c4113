import * as v from 'valibot';
import { atLeast, count, described, flag, instant, listOf, selfLinks, text } from '../../shared/answer-schemas.ts';
import { questionKinds, questionSubjects } from '../question-attributes.ts';
import type { Choice } from '../question-choices.ts';
import type { Scale } from '../question-scale.ts';

const anObject = <Shown extends object>() =>
  v.pipe(
    v.custom<Shown>(() => true),
    v.metadata({ type: 'object' }),
  );

const previousVersion = v.strictObject({
  version: atLeast(1),
  replaced_at: described(instant, 'When the next version took its place.'),
  text,
  text_translations: v.nullable(v.record(v.string(), v.string())),
  kind: v.picklist(questionKinds),
  subject: v.nullable(v.picklist(questionSubjects)),
  is_required: v.nullable(flag),
  not_applicable: v.nullable(flag),
  scale: v.nullable(anObject<Scale>()),
  choices: v.nullable(listOf(anObject<Choice>())),
  allows_comment: v.nullable(flag),
  max_length: v.nullable(count),
});

export type PreviousVersion = v.InferOutput<typeof previousVersion>;

/** The answer of `list-question-bank-item-versions`. */
export const previousVersionsAnswer = v.strictObject({
  meta: v.strictObject({
    total: count,
    versions: described(
      listOf(previousVersion),
      'What was asked in previous versions, the latest first; null as in a request.',
    ),
  }),
  links: selfLinks,
});

export type PreviousVersions = v.InferOutput<typeof previousVersionsAnswer>['meta'];
