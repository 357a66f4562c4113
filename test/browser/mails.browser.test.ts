import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailCatcher, startCatcher } from '../../infra/local/mail/catch-mails.ts';
import { renderMessage } from '../../lib/domain/messages/render-message.ts';
import { shippedTemplates } from '../../lib/domain/messages/templates/shipped-templates.ts';
import { readSmtpUrl } from '../../lib/mail/smtp-server.ts';
import { smtpTransport } from '../../lib/mail/smtp-transport.ts';
import { accessibilityProblems, startBrowser } from './support/browser.ts';

let browser: Browser;
let catcher: MailCatcher;

beforeAll(async () => {
  [browser, catcher] = await Promise.all([startBrowser(), startCatcher()]);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  catcher?.stop();
});

const changingTitle = '<script>document.title = "changed"; parent.document.title = "changed"</script>';

const html = `${changingTitle}
  <meta http-equiv="refresh" content="0;url=https://refresh.example/">
  <link rel="stylesheet" href="https://style.example/"><img src="https://image.example/" onerror="parent.document.title = 'changed'">
  <p>Hello <a href="https://link.example/" target="_top">there</a></p>
  <form action="https://form.example/"><button>Send</button></form>`;

const mail = [
  `Subject: ${changingTitle}`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  ...['', '--b', 'Content-Type: text/plain', '', `${changingTitle} https://text.example/`],
  ...['', '--b', 'Content-Type: text/html', '', html, '--b--', ''],
].join('\r\n');

describe('the pages of mails', { timeout: 60_000 }, () => {
  it('run nothing that a mail brings, load nothing for it, and are led nowhere', async () => {
    const server = readSmtpUrl(catcher.state.smtpUrl) ?? expect.fail('no address');
    const transport = smtpTransport(server);
    await transport.send(Buffer.from(mail), { from: 'a@b.example', to: 'c@d.example' });
    transport.close();
    const page = await browser.newPage();
    const foreign: string[] = [];
    await page.route(/\.example/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await page.goto(catcher.state.page);
    expect(await page.title()).toBe('Mails');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'changed' }).click();
    const part = page.frameLocator('iframe');
    for (const action of [part.getByRole('link', { name: 'there' }), part.getByRole('button')]) await action.click();
    await part.getByText('Hello there').waitFor();
    expect(await page.title()).toBe(changingTitle);
    expect(page.url()).toBe(`${catcher.state.page}/1`);
    // Without the frame around it.
    await page.goto(`${catcher.state.page}/1/html`);
    await page.getByText('Hello there').waitFor();
    expect(await page.title()).toBe('');
    expect(foreign).toEqual([]);
    await page.close();
  });

  it.each(['en', 'de'] as const)(
    'fit on a phone, with a link whose code is longer than a line, in %s',
    async (language) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
      const link = `https://evaluations.ellerybay-university.example/app#${'hxT9'.repeat(10)}abc`;
      const values = {
        'person.display_name': 'Ada',
        courses: ['Einführung in die Wahrscheinlichkeitsrechnung'],
        link: [link, link],
      };
      const text = shippedTemplates.invitation[language] ?? expect.fail('no text');
      await page.setContent(renderMessage({ language, ...text }, { ...values, count: 1 }, null).html);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      await page.screenshot({ path: `dist/screenshots/mail-390-${language}.png` });
      await page.close();
    },
  );
});
