import type { Sink } from '../../../support/mail/open-sink.ts';

/** Has the service send its mails to a server of the test. */
export const sendMailsTo = ({ server }: Pick<Sink, 'server'>): void => {
  Object.assign(process.env, {
    MAIL_TRANSPORT: 'smtp',
    MAIL_SMTP_URL: `smtp://${server.host}:${server.port}`,
    MAIL_FROM: 'evaluations@college.example',
  });
};
