import { capitalise } from '../../runtime/capitalise.ts';

/** Every way in which a field can be wrong: stable code → text after the field's name. `{0}` is the bound. */
const texts = {
  blank: "can't be blank",
  not_a_string: 'must be a string',
  not_a_boolean: 'must be true or false',
  not_an_integer: 'must be an integer',
  not_a_number: 'must be a number',
  not_an_object: 'must be an object',
  not_an_array: 'must be an array',
  not_a_date: 'must be a date in the form YYYY-MM-DD',
  not_an_instant: 'must be an RFC 3339 date and time with an offset',
  not_an_email: 'must contain valid e-mail addresses',
  not_a_phone_number: 'must be a telephone number with its country and without (0), such as +1 301 405 1000',
  not_a_language_tag: 'must have language tags as names, such as de or pt-BR',
  not_in_list: 'is not included in the list',
  invalid_characters: 'has characters that are not allowed',
  too_long: 'is too long (maximum is {0} characters)',
  too_many: 'has too many items (maximum is {0})',
  too_many_at_once: "can't change by so many at once (maximum is {0}): send them in parts",
  too_large: 'is too large (maximum is {0} bytes)',
  too_small: 'must be greater than or equal to {0}',
  too_great: 'must be less than or equal to {0}',
  out_of_range: 'has too many digits (maximum is {0})',
  exponent_too_long: 'has an exponent of too many digits (maximum is {0})',
  before_start: 'must be on or after effective from',
  before_start_date: 'must be on or after start date',
  before_since: 'must be on or after since',
  before_opening: 'must be after opens at',
  too_many_sections: 'covers too many sections (maximum is {0})',
  same_as_admin_assistant: 'must not be the same as admin assistant',
  inside_itself: 'must not be the record itself or lie below it',
  too_deep: 'is nested too deeply (maximum is {0} levels)',
  not_of_user: 'must belong to the user in the path',
  of_another_person: 'must belong to the same person as the user',
  wrong_number: 'must have {0} items',
  does_not_apply: 'does not apply here',
  not_overridden: 'must be sent with {0} set to true',
  no_reason: 'must say why it was removed',
  required_for_kind: 'must be given for this kind',
  off_scale: 'must be a value of the scale',
  taken: 'has already been taken',
  unknown: 'is not a field of this type',
} as const;

/** A stable name for what is wrong with a field; it goes out as the error's `code`. */
export type ProblemCode = keyof typeof texts;

/** A code as the message of a schema: the compiler refuses a text that is no code, `problemCode` reads it back. */
export const because = (code: ProblemCode): ProblemCode => code;

/** One thing that is wrong with one field. */
export interface Problem {
  readonly field: string;
  readonly code: ProblemCode;
  /** Path from the field to the wrong value, for arrays and objects. */
  readonly path?: readonly (string | number)[];
  /** The member of `data` in which the field was found, where that does not follow from its name. */
  readonly member?: 'attributes' | 'relationships';
  /** The bound that was passed, where the text names one. */
  readonly bound?: string | number;
}

const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(texts, text);

/** The problem code that a schema gave as its message; throws on a schema whose message is none. */
export const problemCode = (message: string): ProblemCode => {
  if (isProblemCode(message)) return message;
  throw new Error(`a schema has the message "${message}", which is no problem code`);
};

/** A field's name as words with a capital first letter: `effective_to` → `Effective to`. */
const fieldTitle = (field: string): string => capitalise(field.replaceAll('_', ' '));

/** The sentence that goes out as the error's `detail`. */
export const describeProblem = ({ field, code, bound, path = [] }: Problem): string =>
  `${fieldTitle([field, ...path].filter((name) => typeof name === 'string').join(' '))} ${texts[code].replace('{0}', String(bound))}`;
