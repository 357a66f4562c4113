import type { Node } from 'constructs';
import { toMailAddress } from '../../lib/mail/mail-address.ts';
import type { MailContext } from '../constructs/mail.ts';
import type { SettingName } from './setting-names.ts';

type TextOf = (node: Node, name: SettingName) => string | undefined;

const refuse = (name: SettingName, rule: string, given: string | undefined): never => {
  throw new Error(`The context "${name}" is ${rule}, not ${JSON.stringify(given ?? null)}`);
};

/** Reads how mails are sent from the context; undefined where they are not. Throws on what makes no sense. */
export const mailOf = (node: Node, textOf: TextOf): MailContext | undefined => {
  const [transport, given, secretArn] = [
    textOf(node, 'mailTransport'),
    textOf(node, 'mailFrom'),
    textOf(node, 'mailSmtpSecret'),
  ];
  if (transport === undefined) {
    if (given !== undefined || secretArn !== undefined) refuse('mailTransport', 'ses or smtp', transport);
    return undefined;
  }
  const from = toMailAddress(given ?? '') ?? refuse('mailFrom', 'the address that mails come from', given);
  if (transport === 'ses') return { transport, from };
  if (transport !== 'smtp') return refuse('mailTransport', 'ses or smtp', transport);
  if (secretArn === undefined || !/^arn:aws[a-z-]*:secretsmanager:/.test(secretArn))
    return refuse('mailSmtpSecret', 'the ARN of a secret of Secrets Manager', secretArn);
  return { transport, from, secretArn };
};
