import { mailEnv } from '../runtime/env.ts';
import { toMailAddress } from './mail-address.ts';
import { readSmtpUrl, type SmtpServer } from './smtp-server.ts';

export type TransportKind = 'ses' | 'smtp';

type TransportSettings =
  | { readonly transport: 'ses'; readonly configurationSet: string }
  | { readonly transport: 'smtp'; readonly server: SmtpServer }
  /** The ARN of the secret that holds the server's address. */
  | { readonly transport: 'smtp'; readonly secret: string };

/** How mails are sent, the address that they come from, and most of them a second; no limit without it. */
export type MailSettings = TransportSettings & { readonly from: string; readonly rate?: number };

/** What the operator has set, or else the names of the variables that are missing or make no sense. */
export type MailSetUp =
  | { readonly settings: MailSettings; readonly missing?: undefined }
  | { readonly settings?: undefined; readonly missing: readonly string[] };

const transportOf = ({
  transport,
  configurationSet,
  smtpUrl,
  smtpSecret,
}: typeof mailEnv): TransportSettings | string => {
  if (transport === 'ses') return configurationSet ? { transport, configurationSet } : 'MAIL_CONFIGURATION_SET';
  if (transport !== 'smtp') return 'MAIL_TRANSPORT';
  if (smtpSecret !== undefined) return { transport, secret: smtpSecret };
  const server = readSmtpUrl(smtpUrl ?? '');
  return server === undefined ? 'MAIL_SMTP_URL' : { transport, server };
};

/** Mails a second as they are set, from one in a hundred seconds to a thousand; undefined for anything else. */
export const toMailRate = (text: string): number | undefined => {
  const rate = Number(text);
  return rate >= 0.01 && rate <= 1_000 ? rate : undefined;
};

/** How this process sends mails. */
export const mailSettings = (): MailSetUp => {
  const transport = transportOf(mailEnv);
  const from = toMailAddress(mailEnv.from ?? '');
  const isLimited = mailEnv.rate !== undefined;
  const rate = toMailRate(mailEnv.rate ?? '');
  if (typeof transport !== 'string' && from !== undefined && (!isLimited || rate !== undefined))
    return { settings: { ...transport, from, ...(rate !== undefined && { rate }) } };
  return {
    missing: [
      ...(typeof transport === 'string' ? [transport] : []),
      ...(from === undefined ? ['MAIL_FROM'] : []),
      ...(isLimited && rate === undefined ? ['MAIL_RATE'] : []),
    ],
  };
};
