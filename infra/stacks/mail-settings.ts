import type { Node } from 'constructs';
import { toMailAddress } from '../../lib/mail/mail-address.ts';
import { toMailRate } from '../../lib/mail/settings.ts';
import type { MailContext } from '../constructs/mail.ts';
import type { SettingName } from './setting-names.ts';

type TextOf = (node: Node, name: SettingName) => string | undefined;

const refuse = (name: SettingName, rule: string, given: string | undefined): never => {
  throw new Error(`The context "${name}" is ${rule}, not ${JSON.stringify(given ?? null)}`);
};

const rateOf = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  return toMailRate(given) ?? refuse('mailRate', 'a number of mails a second from 0.01 to 1000', given);
};

/** Reads the mail settings from the context; undefined if no mails are sent. Throws for settings that make no sense. */
export const mailOf = (node: Node, textOf: TextOf): MailContext | undefined => {
  const [transport, given, secretArn, givenRate] = [
    textOf(node, 'mailTransport'),
    textOf(node, 'mailFrom'),
    textOf(node, 'mailSmtpSecret'),
    textOf(node, 'mailRate'),
  ];
  if (transport === undefined) {
    if ((given ?? secretArn ?? givenRate) !== undefined) refuse('mailTransport', 'ses or smtp', transport);
    return undefined;
  }
  const from = toMailAddress(given ?? '') ?? refuse('mailFrom', 'the address that mails come from', given);
  const rate = rateOf(givenRate);
  if (transport === 'ses') return { transport, from, rate };
  if (transport !== 'smtp') return refuse('mailTransport', 'ses or smtp', transport);
  if (secretArn === undefined || !/^arn:aws[a-z-]*:secretsmanager:/.test(secretArn))
    return refuse('mailSmtpSecret', 'the ARN of a secret of Secrets Manager', secretArn);
  return { transport, from, rate, secretArn };
};
