import { safeParse } from 'valibot';
import { user } from '../../resources/people/user.ts';
import type { RowWarning } from './intent.ts';
import type { Field } from './record.ts';

const { schema } = user.attributes.emails;

/**
 * What a column with a possible error says. A wrong value is left out with a warning, and the person is still loaded.
 */
export interface LenientRead {
  readonly fields: Readonly<Record<string, Field>>;
  readonly warnings: readonly RowWarning[];
}

/** Reads the e-mail addresses of a person. If all of them are wrong, the field stays as it is. */
export const readEmails = (line: number, column: string, value: string): LenientRead => {
  const given = value.split(/[;,\s]+/).filter((each) => each !== '');
  const emails = given.filter((each) => safeParse(schema, [each]).success);
  const isWrong = emails.length < given.length;
  const reason = 'not a valid e-mail address; the user was loaded without it';
  return {
    fields: isWrong && emails.length === 0 ? {} : { emails: [column, emails.length === 0 ? null : emails] },
    warnings: isWrong ? [{ line, column, value, reason }] : [],
  };
};
