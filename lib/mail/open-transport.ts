import type { MailSettings } from './settings.ts';
import type { MailTransport } from './transport.ts';

/** The transport that the settings name. */
export const openTransport = async (settings: MailSettings): Promise<MailTransport> =>
  // Loaded where they are used: the client of SES is larger than the rest of a function.
  settings.transport === 'ses'
    ? (await import('./ses-transport.ts')).sesTransport(settings.configurationSet)
    : (await import('./smtp-transport.ts')).smtpTransport(settings.server);
