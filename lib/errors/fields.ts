import { capitalise } from '../runtime/capitalise.ts';
import { type ErrorDetails, JsonApiError } from './json-api-error.ts';

/** Every way in which a field can be wrong, by its stable code: the text after the field's name (`{0}` is the bound), and what it means. */
export const fieldProblems = {
  blank: {
    says: "can't be blank",
    means: 'A required field is missing, null, or a text without a visible character.',
  },
  not_a_string: {
    says: 'must be a string',
    means: 'The field takes a text, in quotes.',
  },
  not_a_boolean: {
    says: 'must be true or false',
    means: 'The field takes `true` or `false`, without quotes.',
  },
  not_an_integer: {
    says: 'must be an integer',
    means: 'The field takes a whole number, without quotes.',
  },
  not_a_number: {
    says: 'must be a number',
    means: 'The field takes a number, without quotes.',
  },
  not_an_object: {
    says: 'must be an object',
    means: 'The field takes a JSON object, in braces.',
  },
  not_an_array: {
    says: 'must be an array',
    means: 'The field takes a JSON array, also for a single value.',
  },
  not_a_date: {
    says: 'must be a date in the form YYYY-MM-DD',
    means: 'The field takes a date of the calendar in the form `2026-03-14`.',
  },
  not_an_instant: {
    says: 'must be an RFC 3339 date and time with an offset',
    means: 'The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`.',
  },
  not_an_email: {
    says: 'must contain valid e-mail addresses',
    means: 'One of the values is not an e-mail address; `source.pointer` points to it.',
  },
  not_a_phone_number: {
    says: 'must be a telephone number with its country and without (0), such as +1 301 405 1000',
    means:
      'The number lacks `+` and the code of its country, as in `+1 301 405 1000`, or has a `(0)`, which is dialled only inside the country.',
  },
  not_a_language_tag: {
    says: 'must have language tags as names, such as de or pt-BR',
    means: 'A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`.',
  },
  not_a_language: {
    says: 'must be a language tag, such as de or pt-BR',
    means: 'The value is not a language tag (BCP 47), such as `de` or `pt-BR`.',
  },
  not_a_time: {
    says: 'must be a time of day in the form HH:MM',
    means: 'The field takes hours from 00 to 23 and minutes.',
  },
  not_one_time: {
    says: 'must have either at, or anchor with days and time',
    means: 'The field takes one time: an instant, or one that hangs on the schedule.',
  },
  not_a_time_zone: {
    says: 'must be a time zone of the IANA database, such as Europe/Vienna',
    means: 'The IANA database has no time zone of this name; an offset, such as `+01:00`, is none.',
  },
  not_a_web_address: {
    says: 'must be an absolute URL that begins with https:// or http://',
    means: 'The value is not the absolute URL of a web page, or has a user name or password.',
  },
  not_a_secure_address: {
    says: 'must be an absolute URL that begins with https://, without a fragment',
    means: 'The value is no URL of https, or has a user name or a fragment. For http only this machine is taken.',
  },
  not_a_roster_address: {
    says: 'must be an absolute URL that begins with https:// and has {context} once',
    means: 'The value is no URL of https with `{context}` in its path or query. For http only this machine is taken.',
  },
  needed_while_active: {
    says: 'must have at least one while the platform is active',
    means: 'A platform that is on takes launches of its deployments alone, so that it has at least one.',
  },
  not_a_claim: {
    says: 'must name a claim that a launch can be matched by',
    means:
      'The field takes the names that its description lists, or `custom:` and a name of letters, digits, `_` and `.`.',
  },
  not_an_image: {
    says: 'must be a PNG or JPEG image as a data URI',
    means: 'The field takes `data:image/png;base64,` or `data:image/jpeg;base64,` and the content of such a file.',
  },
  not_a_color: {
    says: 'must be a color in the form #rrggbb',
    means: 'The field takes `#` and six hexadecimal digits, such as `#1d4f91`.',
  },
  contrast_too_low: {
    says: 'must have a contrast to white of at least {0}',
    means: 'White text on the color could not be read by everybody (WCAG 2.2, 1.4.3): take a darker one.',
  },
  repeated: {
    says: 'has the same value twice',
    means: 'The array has a value twice; `source.pointer` points to the second one.',
  },
  not_here: {
    says: 'has an id of something that is not here',
    means: 'The order names a record that is not of the same question set; `source.pointer` points to it.',
  },
  incomplete_order: {
    says: 'must name all that is there',
    means: 'The order lacks a record that is there, perhaps one that somebody else has just added: read them again.',
  },
  not_in_list: {
    says: 'is not included in the list',
    means: 'The field takes one of a few values; its schema lists them.',
  },
  invalid_key: {
    says: 'must be 1 to 40 of the characters a-z, 0-9 and _',
    means: 'A key has other characters than small letters of ASCII, digits and `_`, or more than 40.',
  },
  invalid_characters: {
    says: 'has characters that are not allowed',
    means:
      'The text has half of a surrogate pair, which has no form in UTF-8, or a control character other than tab and line breaks.',
  },
  too_long: {
    says: 'is too long (maximum is {0} characters)',
    means: 'The text has more characters than the field keeps; the detail says how many.',
  },
  too_little_text: {
    says: 'must show at least {0} characters',
    means: 'Without its markup, the text has fewer characters than the field needs; the detail says how many.',
  },
  too_much_text: {
    says: 'must show at most {0} characters',
    means: 'Without its markup, the text has more characters than the field keeps; the detail says how many.',
  },
  too_many: {
    says: 'has too many items (maximum is {0})',
    means: 'The array has more items than the field keeps; the detail says how many.',
  },
  too_many_at_once: {
    says: "can't change by so many at once (maximum is {0}): send them in parts",
    means: 'More targets would change than one request can: send them in several.',
  },
  too_large: {
    says: 'is too large (maximum is {0} bytes)',
    means: 'The object has more bytes, as JSON, than the field keeps.',
  },
  too_small: {
    says: 'must be greater than or equal to {0}',
    means: 'The number is less than the minimum of the field.',
  },
  too_great: {
    says: 'must be less than or equal to {0}',
    means: 'The number is greater than the maximum of the field.',
  },
  out_of_range: {
    says: 'has too many digits (maximum is {0})',
    means: 'The number has more digits, or a greater exponent, than is kept exactly.',
  },
  exponent_too_long: {
    says: 'has an exponent of too many digits (maximum is {0})',
    means: 'A number has an exponent of more than three digits.',
  },
  before_start: {
    says: 'must be on or after effective from',
    means: '`effective_to` is before `effective_from`.',
  },
  before_start_date: {
    says: 'must be on or after start date',
    means: 'A term ends before it starts: `end_date` is before `start_date`.',
  },
  before_since: {
    says: 'must be on or after since',
    means: '`until`, or the moment of the request without it, is before `since`.',
  },
  before_opening: {
    says: 'must be after opens at',
    means: '`closes_at` is not after `opens_at`.',
  },
  required_for_level: {
    says: 'must be given for the level of departments',
    means: 'A layer of the level `department` needs its department.',
  },
  not_of_level: {
    says: 'does not apply to the level of instructors',
    means: 'A layer of the level `instructor` has no department: it is for all who teach.',
  },
  too_many_for_level: {
    says: 'must be less than or equal to 5 for the level of instructors',
    means: 'The instructors of a section add at most 5 questions.',
  },
  after_opening: {
    says: 'must be at least a minute before the period opens',
    means: 'The deadline is not before the opening of the period, or less than a minute before it.',
  },
  too_many_sections: {
    says: 'covers too many sections (maximum is {0})',
    means: 'The courses have more sections in the term than one period can evaluate.',
  },
  same_as_admin_assistant: {
    says: 'must not be the same as admin assistant',
    means: 'Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`.',
  },
  inside_itself: {
    says: 'must not be the record itself or lie below it',
    means: 'The new parent is the record itself, or is below it in the tree.',
  },
  too_deep: {
    says: 'is nested too deeply (maximum is {0} levels)',
    means: 'The tree would have too many levels; the detail says how many are allowed.',
  },
  not_of_user: {
    says: 'must belong to the user in the path',
    means: 'The body names another user or profile than the path leads to.',
  },
  of_another_person: {
    says: 'must belong to the same person as the user',
    means: 'The profile belongs to another person than the user.',
  },
  wrong_number: {
    says: 'must have {0} items',
    means: 'The array has too many or too few items: the detail says how many it must have.',
  },
  does_not_apply: {
    says: 'does not apply here',
    means: 'The field belongs to another kind of question, or of scale: leave it out, or send null.',
  },
  not_overridden: {
    says: 'must be sent with {0} set to true',
    means: "A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true.",
  },
  no_reason: {
    says: 'must say why it was removed',
    means: 'A comment is removed without a `reason`.',
  },
  required_for_kind: {
    says: 'must be given for this kind',
    means: 'A question of this kind needs the field: a scale, or choices.',
  },
  not_earlier: {
    says: 'must be an earlier question of the same question set',
    means: 'The condition names a question that comes later, the question itself, or one of another question set.',
  },
  decides_nothing: {
    says: 'must be a scale or a question of choices',
    means: 'The condition names a text or a heading.',
  },
  nested_condition: {
    says: 'must be a question without a condition of its own',
    means:
      'The condition names a question that has a condition itself, or is of a question that another condition names.',
  },
  other_subject: {
    says: 'must be about the course where this question is',
    means: 'A question about the course depends on one about each instructor.',
  },
  not_an_answer: {
    says: 'has an answer that the question does not take',
    means:
      'The condition has a value outside the scale of the question that it names, or a choice that this does not offer.',
  },
  not_shown: {
    says: 'was not shown',
    means: 'The question has a condition (`shown_if`), and the answer to the question that it names does not meet it.',
  },
  off_scale: {
    says: 'must be a value of the scale',
    means: 'The value is outside the scale, which begins at `first` and has as many values as `points`.',
  },
  taken: {
    says: 'has already been taken',
    means: 'The combination exists already and may exist only once, or the target belongs to another record.',
  },
  unknown: {
    says: 'is not a field of this type',
    means: 'The type has no field of this name: check the spelling.',
  },
} as const;

/** A stable name for what is wrong with a field; it goes out as the error's `code`. */
export type ProblemCode = keyof typeof fieldProblems;

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
  /** The text after the field's name, where the general text of the code is not specific enough. */
  readonly says?: string;
  /** The values that the field takes, where these are few texts. */
  readonly allowed?: readonly string[];
}

const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(fieldProblems, text);

/** The problem code that a schema gave as its message; throws on a schema whose message is none. */
export const problemCode = (message: string): ProblemCode => {
  if (isProblemCode(message)) return message;
  throw new Error(`a schema has the message "${message}", which is no problem code`);
};

/** A field's name as words with a capital first letter: `effective_to` → `Effective to`. */
export const fieldTitle = (field: string): string => capitalise(field.replaceAll('_', ' '));

/** The sentence that goes out as the error's `detail`. */
export const describeProblem = ({ field, code, bound, path = [], says = fieldProblems[code].says }: Problem): string =>
  `${fieldTitle([field, ...path].filter((name) => typeof name === 'string').join(' '))} ${says.replace('{0}', String(bound))}`;

/** The error of a problem at a place in the request. */
export const fieldError = (problem: Problem, pointer: string): ErrorDetails => ({
  code: problem.code,
  detail: describeProblem(problem),
  source: { pointer },
  meta: { field: problem.field, ...(problem.allowed && { allowed: problem.allowed }) },
});

/** The refusal of a request for one field. */
export const refuseField = (problem: Problem, pointer: string): JsonApiError =>
  new JsonApiError(422, [fieldError(problem, pointer)]);
