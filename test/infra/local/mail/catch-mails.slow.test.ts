import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../../../../infra/local/gateway/gateway.ts';
import { operationRoutes } from '../../../../infra/local/gateway/operation-routes.ts';
import { catchMailsHere, type MailCatcher, startCatcher } from '../../../../infra/local/mail/catch-mails.ts';
import { largestMail } from '../../../../infra/local/mail/smtp-catcher.ts';
import { composeMail } from '../../../../lib/mail/compose-mail.ts';
import { openTransport } from '../../../../lib/mail/open-transport.ts';
import { mailSettings } from '../../../../lib/mail/settings.ts';
import { readSmtpUrl } from '../../../../lib/mail/smtp-server.ts';
import { smtpTransport } from '../../../../lib/mail/smtp-transport.ts';
import type { MailTransport } from '../../../../lib/mail/transport.ts';

const envelope = { from: 'evaluations@ellerybay.example', to: 'ada@ellerybay.example' };

let catcher: MailCatcher;
let transport: MailTransport;

const serverOf = ({ state }: MailCatcher) => {
  const server = readSmtpUrl(state.smtpUrl);
  if (server === undefined) throw new Error('no address');
  return server;
};

beforeAll(async () => {
  catcher = await startCatcher();
  transport = smtpTransport(serverOf(catcher));
});

afterAll(() => {
  transport.close();
  catcher.stop();
});

const send = (raw: Buffer | string) => transport.send(Buffer.from(raw), envelope);

const read = async (path = '') => {
  const response = await fetch(`${catcher.state.page}${path}`);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

/** The path of the newest mail. */
const newest = async (): Promise<string> => /href="\/mail(\/\d+)"/.exec((await read()).body)?.[1] ?? '';

describe('the catcher of mails', () => {
  it('lists what was sent, the newest first, and shows its parts', async () => {
    const mailbox = (name: string, address: string) => ({ name, address });
    for (const subject of ['Erste Mail', 'Zweite Mail: Größe']) {
      const { raw } = await composeMail({
        message: { language: 'de', subject, text: 'Öffnen Sie https://a.example/i#c.', html: '<p>Öffnen Sie</p>' },
        from: mailbox('Ellery Bay', envelope.from),
        to: mailbox('Ada Lovelace', envelope.to),
        messageId: '<1@ellerybay.example>',
        transport: 'smtp',
      });
      expect(await send(raw)).toMatchObject({ outcome: 'accepted' });
    }
    const { body } = await read();
    expect(body.indexOf('Zweite Mail: Größe')).toBeGreaterThan(0);
    expect(body.indexOf('Erste Mail')).toBeGreaterThan(body.indexOf('Zweite Mail: Größe'));
    const mail = await read(await newest());
    expect(mail.body).toContain('<bdi>Ada Lovelace &lt;ada@ellerybay.example&gt;</bdi>');
    expect(mail.body).toContain('<a href="https://a.example/i#c" target="_blank">');
    expect(mail.body).toContain('Auto-Submitted: auto-generated');
    expect((await read(`${await newest()}/html`)).body.trim()).toBe('<p>Öffnen Sie</p>');
  });

  it('shows what a mail brings as text, and its HTML in a frame without rights', async () => {
    const hostile = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    await send(
      [
        `Subject: ${hostile}</title>`,
        `From: "${hostile.replaceAll('"', '')}" <a@b.example>`,
        `X-Other: ${hostile}`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        `${hostile} https://evil.example/"onclick="alert(1) javascript:alert(1)`,
        '--b',
        'Content-Type: text/html; charset=utf-8',
        '',
        hostile,
        '--b--',
        '',
      ].join('\r\n'),
    );
    const path = await newest();
    const [list, mail, part] = [await read(), await read(path), await read(`${path}/html`)];
    for (const { body, headers } of [list, mail]) {
      expect(body).toContain('&lt;script&gt;');
      expect(body).not.toMatch(/<script|<img|onclick="|href="javascript/);
      expect(body.match(/<\/title>/g)).toHaveLength(1);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'/,
      );
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect(mail.body).toContain(`<iframe sandbox="" src="/mail${path}/html"`);
    expect(part.body).toContain('<script>');
    expect(part.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    for (const { headers } of [list, mail, part]) {
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['no mail at all', '\0\xff\r\nnothing'],
    ['nothing', '\r\n'],
    ['a header without an end', 'Subject: x'],
    ['parts in parts without an end', 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(2_000)],
  ])('shows %s', async (_, raw) => {
    expect(await send(raw)).toMatchObject({ outcome: 'accepted' });
    expect((await read()).status).toBe(200);
    expect((await read(await newest())).status).toBe(200);
  });

  it('refuses a mail that is too large, also from a client that has not said so', async () => {
    expect(await send(Buffer.alloc(largestMail + 1, 'line\r\n'))).toMatchObject({ refusal: 'permanent' });
    const before = (await read()).body;
    const { host, port } = serverOf(catcher);
    const socket = connect(port, host);
    onTestFinished(() => {
      socket.destroy();
    });
    let answers = '';
    socket.on('data', (part) => {
      answers += part;
    });
    const say = async (text: string, answer: string): Promise<void> => {
      socket.write(text);
      while (!answers.includes(answer)) await once(socket, 'data');
      answers = '';
    };
    await say('', '220 ');
    await say('EHLO a\r\n', '250 ');
    await say('MAIL FROM:<a@b.example>\r\n', '250 ');
    await say('RCPT TO:<a@b.example>\r\n', '250 ');
    await say('DATA\r\n', '354 ');
    await say(`${'line\r\n'.repeat(largestMail / 6 + 1)}\r\n.\r\n`, '552 ');
    expect((await read()).body).toBe(before);
  });

  it('has no page of a mail that is gone, and none that writes', async () => {
    for (const path of ['/9999', '/1/html/x', '/x', '/../mail/0']) expect((await read(path)).status).toBe(404);
    expect((await fetch(catcher.state.page, { method: 'POST' })).status).toBe(405);
  });

  it('answers no page of another name that leads here', async () => {
    const asked = request(catcher.state.page, { headers: { host: 'evil.example' } });
    asked.end();
    const [{ statusCode }] = await once(asked, 'response');
    expect(statusCode).toBe(421);
  });

  it('ends with its connections', async () => {
    const other = await startCatcher();
    const { host, port } = serverOf(other);
    const socket = connect(port, host);
    await once(socket, 'data');
    const closed = once(socket, 'close');
    other.stop();
    await closed;
    await expect(fetch(other.state.page)).rejects.toThrow();
  });
});

describe('the mails of a local server', () => {
  const withoutSettings = (): void => {
    for (const name of ['MAIL_TRANSPORT', 'MAIL_FROM', 'MAIL_SMTP_URL']) vi.stubEnv(name, '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
  };

  it('go to the catcher, to whose page /mail leads', async () => {
    withoutSettings();
    const own = await catchMailsHere();
    if (own === undefined) throw new Error('nothing was started');
    onTestFinished(own.stop);
    const { settings } = mailSettings();
    expect(settings).toMatchObject({ transport: 'smtp', server: serverOf(own) });
    if (settings === undefined) return;
    const opened = await openTransport(settings);
    onTestFinished(opened.close);
    await opened.send(Buffer.from('Subject: Hello\r\n\r\n'), envelope);
    const { page } = own.state;
    const gateway = await startGateway(operationRoutes(), { port: 0, host: '127.0.0.1', mailPage: page });
    onTestFinished(gateway.stop);
    const shown = await fetch(`${gateway.baseUrl}/mail`);
    expect([shown.url, shown.status]).toEqual([page, 200]);
    expect(await shown.text()).toContain('<bdi>Hello</bdi>');
  });

  it('go elsewhere where the environment says so, and no page shows them', async () => {
    withoutSettings();
    vi.stubEnv('MAIL_SMTP_URL', 'smtp://mail.example');
    expect(await catchMailsHere()).toBeUndefined();
    expect(mailSettings().settings).toMatchObject({ server: { host: 'mail.example' } });
    const gateway = await startGateway(operationRoutes(), { port: 0, host: '127.0.0.1' });
    onTestFinished(gateway.stop);
    expect((await fetch(`${gateway.baseUrl}/mail`)).status).toBe(404);
  });
});
