import * as v from 'valibot';
import { because, type ProblemCode } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { listOf, rawString, string } from '../../model/definition/attribute-kinds.ts';
import { withoutControls } from '../../model/definition/characters.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { canonicalId } from '../../runtime/ids.ts';

/** Most characters of a comment on an answer. */
const longestComment = 4_000;

const longestText = 10_000;
const mostChoices = 50;

/** Most answers of one response: 100 questions about each of ten people. */
export const mostAnswers = 1_000;

const id = v.pipe(
  v.string(because('not_a_string')),
  v.metadata({ format: 'uuid' }),
  // What no id can be is the id of nothing that was asked.
  v.transform((text) => canonicalId(text) ?? text),
);

// Which member is wrong; valibot has one message for all of them.
const memberProblem = ({ expected }: { readonly expected: string | null }): ProblemCode => {
  if (expected === 'Object') return 'not_an_object';
  return expected === 'never' ? 'unknown' : 'blank';
};

// What a student has pasted and nobody sees must not keep an answer from being given.
const writtenText = (maximum: number) => v.pipe(rawString(maximum), v.transform(withoutControls));

/** The form of one answer; what its question takes is checked where that is known. */
export const givenAnswer = v.strictObject(
  {
    question: id,
    instructor: v.exactOptional(id),
    value: v.exactOptional(integer().schema as v.GenericSchema<number>),
    choices: v.exactOptional(listOf(string(longestText), mostChoices)),
    text: v.exactOptional(writtenText(longestText)),
    not_applicable: v.exactOptional(v.literal(true, because('not_in_list'))),
    comment: v.exactOptional(writtenText(longestComment)),
  },
  memberProblem,
);

export type GivenAnswer = v.InferOutput<typeof givenAnswer>;

/** The answers of a response: a request gives them, and nothing ever shows them again. */
export const answersAttribute: Attribute<GivenAnswer[]> = {
  required: true,
  schema: listOf(givenAnswer, mostAnswers) as v.GenericSchema<unknown, GivenAnswer[]>,
};
