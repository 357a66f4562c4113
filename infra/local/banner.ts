import { officer } from '../sample/officer.ts';
import type { LocalState } from './data/local-state.ts';

const jsonApi = `-H 'Content-Type: application/vnd.api+json'`;

/** Returns the text at the end of `npm start`: the address of the server, and three lines to paste into a shell. */
export const renderBanner = ({ baseUrl, token, samples, signIn, mail, learningPlatform }: LocalState): string => {
  const authorization = `-H 'Authorization: Bearer ${token}'`;
  const createUser = (attributes: object): string =>
    `curl -i ${baseUrl}/api/v1/users ${authorization} ${jsonApi} ` +
    `-d '${JSON.stringify({ data: { type: 'user', attributes } })}'`;
  const readEmployment =
    samples.employment === undefined
      ? ''
      : `\nRead an employment:\ncurl -i ${baseUrl}/api/v1/employments/${samples.employment} ${authorization}\n`;
  return `
Facet answers at ${baseUrl}
Token (every scope): ${token}
Web application: ${baseUrl}/app${signIn === undefined ? '' : ` (sign in as ${samples.user === undefined ? officer.name : 'anybody of the sample institution'})`}
Mails: ${mail === undefined ? 'sent to the server of MAIL_SMTP_URL' : mail.page}
${learningPlatform === undefined ? '' : `Learning platform: ${learningPlatform} (opens the evaluations as Canvas or Moodle do)\n`}${readEmployment}
Create a user:
${createUser({ display_name: 'Ada Lovelace' })}

Create a user without a name, which is refused with 422:
${createUser({})}

Ctrl-C ends it; the data stay. Start over with: npm start -- --reset
`;
};
