import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailSettings } from '../../../lib/mail/settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const settingsOf = (environment: Readonly<Record<string, string>>) => {
  for (const name of ['MAIL_TRANSPORT', 'MAIL_SMTP_URL', 'MAIL_FROM', 'MAIL_CONFIGURATION_SET', 'MAIL_RATE'])
    vi.stubEnv(name, environment[name]);
  return mailSettings();
};

const MAIL_FROM = 'evaluations@ellerybay.example';

describe('the settings of mails', () => {
  it('are those of SES or of an SMTP server', () => {
    expect(settingsOf({ MAIL_TRANSPORT: 'ses', MAIL_CONFIGURATION_SET: 'mails', MAIL_FROM })).toEqual({
      settings: { transport: 'ses', configurationSet: 'mails', from: MAIL_FROM },
    });
    expect(settingsOf({ MAIL_TRANSPORT: 'smtp', MAIL_SMTP_URL: 'smtp://mail.example', MAIL_FROM })).toEqual({
      settings: { transport: 'smtp', server: { host: 'mail.example', port: 587, secure: false }, from: MAIL_FROM },
    });
  });

  it('have a rate where one is set', () => {
    const ses = { MAIL_TRANSPORT: 'ses', MAIL_CONFIGURATION_SET: 'mails', MAIL_FROM };
    expect(settingsOf({ ...ses, MAIL_RATE: '14' })).toMatchObject({ settings: { rate: 14 } });
    for (const MAIL_RATE of ['0', '-1', 'many', '1e9'])
      expect(settingsOf({ ...ses, MAIL_RATE })).toEqual({ missing: ['MAIL_RATE'] });
  });

  it.each([
    [{}, ['MAIL_TRANSPORT', 'MAIL_FROM']],
    [{ MAIL_TRANSPORT: 'pigeon', MAIL_FROM }, ['MAIL_TRANSPORT']],
    [{ MAIL_TRANSPORT: 'ses', MAIL_SMTP_URL: 'smtp://mail.example', MAIL_FROM }, ['MAIL_CONFIGURATION_SET']],
    [{ MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'ada' }, ['MAIL_SMTP_URL', 'MAIL_FROM']],
    [{ MAIL_TRANSPORT: 'smtp', MAIL_SMTP_URL: 'mail.example', MAIL_FROM }, ['MAIL_SMTP_URL']],
  ])('say of %j what is missing', (environment, missing) => {
    expect(settingsOf(environment)).toEqual({ missing });
  });
});
