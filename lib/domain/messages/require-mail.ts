import { refuse } from '../../errors/error-kind.ts';
import { mailNotSetUp } from '../../errors/mail.ts';
import { mailSettings } from '../../mail/settings.ts';

/** Throws 409 while no mail can be sent. */
export const requireMail = (): void => {
  const { missing } = mailSettings();
  if (missing !== undefined) throw refuse(mailNotSetUp, missing);
};
