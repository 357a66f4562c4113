import * as v from 'valibot';
import { because, type ProblemCode } from '../../errors/fields.ts';
import { isJsonObject } from '../../jsonapi/request-document.ts';

/** A JSON object; to valibot an array is one, too. */
export const anyObject = v.custom<Record<string, unknown>>(isJsonObject, because('not_an_object'));

// valibot has one message for a member that is not allowed and for one that is missing.
const memberProblem = ({ expected }: { readonly expected: string | null }): ProblemCode =>
  expected === 'never' ? 'unknown' : 'blank';

/** An object with just these members. */
export const objectOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(anyObject, v.strictObject(entries, memberProblem));
