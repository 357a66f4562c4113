import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { reasonOf } from './reason.ts';
import type { MailTransport, SendOutcome } from './transport.ts';

// About the mail and its addresses; what else SES refuses is about the account, the settings or the rate.
const permanent = ['MessageRejected', 'BadRequestException'];

// The request has not left this machine.
const notConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

// Whatever the account and the configuration set say.
const untracked = { Tracking: { OpenTrackingEnabled: 'DISABLED', ClickTrackingEnabled: 'DISABLED' } } as const;

const isNotSent = (error: unknown): boolean => {
  if (error instanceof SESv2ServiceException)
    return error.$fault === 'client' || error.$metadata.httpStatusCode === 503;
  if (!(error instanceof Error)) return false;
  return error.name === 'CredentialsProviderError' || ('code' in error && notConnected.includes(String(error.code)));
};

const outcomeOf = (error: unknown): SendOutcome => {
  const reason = reasonOf(error);
  if (!isNotSent(error)) return { outcome: 'in doubt', reason };
  const isPermanent = error instanceof SESv2ServiceException && permanent.includes(error.name);
  return { outcome: 'refused', refusal: isPermanent ? 'permanent' : 'temporary', reason };
};

/** Sends through SES, which tracks neither openings nor clicks of these mails. */
export const sesTransport = (ConfigurationSetName: string, requestTimeout = 20_000): MailTransport => {
  const client = new SESv2Client({
    // A second attempt after a time without an answer could be a second mail.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 5_000, requestTimeout, throwOnRequestTimeout: true },
  });
  return {
    send: async (raw, { from, to }, tags = {}) => {
      const command = new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Raw: { Data: raw } },
        ConfigurationSetName,
        ConfigurationOverrides: untracked,
        EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      });
      try {
        const { MessageId = '' } = await client.send(command);
        return { outcome: 'accepted', answer: MessageId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => client.destroy(),
  };
};
