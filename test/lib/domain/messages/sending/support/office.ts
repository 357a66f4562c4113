import { sweepMessages as sweepName } from '../../../../../../infra/service/deployed-functions.ts';
import { memoryLinkKeys } from '../../../../../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import type { Mail, Mailer, MailOutcome } from '../../../../../../lib/domain/messages/sending/mailer.ts';
import { sweepMessages } from '../../../../../../lib/domain/messages/sending/sweep-messages.ts';
import type { Store } from '../../../../../../lib/store/store.ts';
import { type TestService, toOne } from '../../../../../support/service.ts';
import { runAs } from '../../../../../support/table-calls.ts';

const minute = 60_000;

/** A mail server for tests. It records the mails, and `answer` decides what becomes of each. */
export const mailServer = (
  answer: (mail: Mail) => MailOutcome | Promise<MailOutcome> = () => 'sent',
  rate: Pick<Mailer, 'perSecond'> = {},
) => {
  const taken: Mail[] = [];
  const send = async (mail: Mail): Promise<MailOutcome> => {
    const outcome = await answer(mail);
    if (outcome === 'sent' || outcome === 'in_doubt') taken.push(mail);
    return outcome;
  };
  return { taken, mailer: { send, ...rate } };
};

export type MailServer = ReturnType<typeof mailServer>;

/** The office of a service: plans messages and has them sent. */
export const officeOf = (service: TestService) => {
  const keys = memoryLinkKeys();
  const type = 'course_evaluation_period_message';
  const path = `/api/v1/${type}s`;
  const plan = async (period: string, attributes: object): Promise<string> => {
    const relationships = { period: toOne({ type: 'course_evaluation_period', id: period }) };
    const when = { at: new Date(Date.now() - 1_000).toISOString() };
    const body = { data: { type, attributes: { when, ...attributes }, relationships } };
    const answer = await service.call('POST', path, { body });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.document.data.id;
  };
  const attributesOf = async (message: string) =>
    (await service.call('GET', `${path}/${message}`)).document.data.attributes;
  // Under the role of the function.
  const sweep = (server: MailServer | undefined, store: Store = service.store): Promise<void> =>
    runAs(sweepName, () =>
      sweepMessages(store, {
        keys,
        mailer: server?.mailer,
        base: 'https://evaluations.example',
        until: new Date(Date.now() + minute),
      }),
    );
  return { keys, path, type, plan, attributesOf, sweep };
};

const codes = /\/app#([A-Za-z0-9_-]{43})/g;

/** The codes in the links of a mail, of each student record of the person. */
export const codesIn = (mail: Pick<Mail, 'text'> | undefined): string[] =>
  [...(mail?.text ?? '').matchAll(codes)].map(([, code = '']) => code);

/** The code in the link of a mail. */
export const codeIn = (mail: Pick<Mail, 'text'>): string => codesIn(mail)[0] ?? '';
