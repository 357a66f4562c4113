import type { ErrorKind } from './error-kind.ts';

export const mailNotSetUp: ErrorKind<[missing: readonly string[]]> = {
  status: 409,
  code: 'mail_not_set_up',
  means: 'The service can not send mails yet; `meta.missing` names the settings that its operator has not made.',
  details: (missing) => ({ detail: 'The service is not set up to send mails', meta: { missing } }),
};
