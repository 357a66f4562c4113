import type { MailSettings } from './settings.ts';
import type { MailTransport } from './transport.ts';

/** The transport that the settings name. */
export const openTransport = async (settings: MailSettings): Promise<MailTransport> => {
  // Loaded where they are used: the client of SES is larger than the rest of a function.
  if (settings.transport === 'ses') return (await import('./ses-transport.ts')).sesTransport(settings.configurationSet);
  const { smtpTransport } = await import('./smtp-transport.ts');
  if ('server' in settings) return smtpTransport(settings.server);
  return smtpTransport(await (await import('./smtp-secret.ts')).readSmtpSecret(settings.secret));
};
