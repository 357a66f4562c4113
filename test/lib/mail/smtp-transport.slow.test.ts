import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { composeMail } from '../../../lib/mail/compose-mail.ts';
import { readSmtpUrl, type SmtpServer } from '../../../lib/mail/smtp-server.ts';
import { smtpTransport } from '../../../lib/mail/smtp-transport.ts';
import type { MailTransport } from '../../../lib/mail/transport.ts';
import { certificate, key } from '../../support/mail/certificate.ts';
import { type Behaviour, openSink } from '../../support/mail/open-sink.ts';

const envelope = { from: 'evaluations@ellerybay.example', to: 'ada@ellerybay.example' };

const raw: Buffer = Buffer.from('Subject: x\r\n\r\n.dot\r\n..\r\nend\r\n');

// Nothing but the answers of a server on this machine has to arrive in these times.
const patient = { connection: 60_000, greeting: 60_000, silence: 60_000 };
const impatient = { ...patient, greeting: 50, silence: 50 };

const open = (server: SmtpServer, timeouts = patient): MailTransport => {
  const transport = smtpTransport(server, timeouts);
  onTestFinished(transport.close);
  return transport;
};

const sendTo = async (behaviour: Behaviour, { bytes = raw, timeouts = patient } = {}) => {
  const sink = await openSink(behaviour);
  return { ...(await open(sink.server, timeouts).send(bytes, envelope)), sink };
};

const large: Buffer = Buffer.alloc(9_000_000, 'line of a mail that does not fit into any buffer on the way\r\n');

describe('a mail through SMTP', () => {
  it('arrives as it was composed', async () => {
    const { sink, ...outcome } = await sendTo({});
    expect(outcome).toEqual({ outcome: 'accepted', answer: '250 2.0.0 Ok: queued as 4711' });
    expect(sink.mails).toEqual([raw.toString()]);
    expect(sink.commands.slice(1)).toEqual([
      `MAIL FROM:<${envelope.from}> SIZE=${raw.length}`,
      `RCPT TO:<${envelope.to}>`,
      'DATA',
    ]);
  });

  it('takes the connection of the mail before', async () => {
    const sink = await openSink();
    const transport = open(sink.server);
    for (const _ of [1, 2, 3]) expect(await transport.send(raw, envelope)).toMatchObject({ outcome: 'accepted' });
    expect([sink.mails.length, sink.connections.length]).toEqual([3, 1]);
  });

  it('takes a new connection when the one before was closed in the meantime', async () => {
    const sink = await openSink();
    const transport = open(sink.server);
    await transport.send(raw, envelope);
    sink.behaviour = { MAIL: 'close' };
    sink.connections[0]?.once('close', () => {
      sink.behaviour = {};
    });
    expect(await transport.send(raw, envelope)).toMatchObject({ outcome: 'accepted' });
    expect([sink.mails.length, sink.connections.length]).toEqual([2, 2]);
  });

  it.each<[string, Behaviour]>([
    ['no such recipient', { RCPT: '550 5.1.1 No such user' }],
    ['a sender that is not allowed', { MAIL: '553 5.7.1 Not allowed' }],
    ['no DATA', { DATA: '554 5.5.1 No valid recipients' }],
    ['a mail that is too large for the mailbox', { end: '552 5.2.2 Mailbox full' }],
    ['a size that is not taken at all', { EHLO: '250-sink\r\n250 SIZE 10' }],
    ['a line break in an answer', { RCPT: '550-5.1.1 No\r\n550 5.1.1 such user' }],
  ])('is refused permanently: %s', async (_, behaviour) => {
    const { sink, ...outcome } = await sendTo(behaviour);
    expect(outcome).toMatchObject({ outcome: 'refused', refusal: 'permanent' });
    expect(outcome).toHaveProperty('reason', expect.not.stringMatching(/\n/));
    expect(sink.mails).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['a busy mailbox', { RCPT: '450 4.2.1 Mailbox busy' }],
    ['no space', { MAIL: '452 4.3.1 Insufficient storage' }],
    ['greylisting at the end', { end: '451 4.7.1 Try again later' }],
    ['a server that is about to close', { MAIL: '421 4.3.2 Shutting down' }],
    ['the same at the end', { end: '421 4.3.2 Shutting down' }],
    ['a server that takes nobody', { greeting: '554 5.7.1 Go away' }],
    ['a greeting of 421', { greeting: '421 4.7.0 Too many connections' }],
    ['a password that is asked for', { MAIL: '530 5.7.0 Authentication required' }],
    ['a connection that is closed at once', { greeting: 'close' }],
    ['a connection that is closed before the mail', { RCPT: 'close' }],
    ['a connection that is closed instead of 354', { DATA: 'close' }],
    ['an answer that makes no sense before the mail', { RCPT: 'What?' }],
  ])('is not sent, and can be later: %s', async (_, behaviour) => {
    const { sink, ...outcome } = await sendTo(behaviour);
    expect(outcome).toMatchObject({ outcome: 'refused', refusal: 'temporary' });
    expect(sink.mails).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['greets nobody', { greeting: 'hang' }],
    ['does not answer the sender', { MAIL: 'hang' }],
    ['does not ask for the mail', { DATA: 'hang' }],
  ])('is not sent to a server that %s', async (_, behaviour) => {
    const { sink, ...outcome } = await sendTo(behaviour, { timeouts: impatient });
    expect(outcome).toMatchObject({ outcome: 'refused', refusal: 'temporary' });
    expect(sink.mails).toEqual([]);
  });

  it('is not sent where nobody listens', async () => {
    const sink = await openSink();
    const server = { ...sink.server, port: 1 };
    expect(await open(server).send(raw, envelope)).toMatchObject({ outcome: 'refused', refusal: 'temporary' });
  });

  it.each<[string, Behaviour, Buffer]>([
    ['closes after the mail', { end: 'close' }, raw],
    ['closes after the first bytes of the mail', { 'first bytes': 'close' }, raw],
    ['closes in the middle of a large mail', { 'first bytes': 'close' }, large],
    ['answers with what makes no sense', { end: 'What?' }, raw],
    ['says nothing after the mail', { end: 'hang' }, raw],
  ])('is in doubt when the server %s, and is not sent a second time', async (_, behaviour, bytes) => {
    // Longer than it takes until the mail has gone out.
    const timeouts = { ...patient, silence: 1_000 };
    const { sink, ...outcome } = await sendTo(behaviour, { bytes, timeouts });
    expect(outcome).toEqual({ outcome: 'in doubt', reason: expect.stringMatching(/./) });
    expect(sink.commands.filter((line) => line === 'DATA')).toHaveLength(1);
  });

  it('does not suffer from one that was refused before', async () => {
    const sink = await openSink({ RCPT: '550 5.1.1 No such user' });
    const transport = open(sink.server);
    expect(await transport.send(raw, envelope)).toMatchObject({ refusal: 'permanent' });
    sink.behaviour = {};
    expect(await transport.send(raw, envelope)).toMatchObject({ outcome: 'accepted' });
    expect(sink.mails).toEqual([raw.toString()]);
  });

  it('sends no command that an address brings', async () => {
    const sink = await openSink();
    const to = 'a@b.example>\r\nRCPT TO:<eve@evil.example';
    expect(await open(sink.server).send(raw, { ...envelope, to })).toMatchObject({ refusal: 'permanent' });
    expect(sink.commands).toHaveLength(1);
  });
});

/** A server that knows TLS; answers the mails that it has taken, with whether they came encrypted and which user sent them. */
const openServer = async (options: SMTPServerOptions = {}, host = '0.0.0.0') => {
  const mails: { raw: string; isSecure: boolean; user: unknown }[] = [];
  const server = new SMTPServer({
    key,
    cert: certificate,
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'pa/ss%' ? done(null, { user: username }) : done(new Error('no')),
    onData: async (stream, { secure, user }, done) => {
      mails.push({ raw: await text(stream), isSecure: secure, user });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, host);
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return { server: { host, port, secure: options.secure === true }, mails };
};

// 0.0.0.0 leads to this machine, and is no loopback address.
describe('a mail to another machine', () => {
  it('is not sent without encryption', async () => {
    for (const behaviour of [{}, { STARTTLS: '454 4.7.0 TLS not available' }, { STARTTLS: 'close' }]) {
      const sink = await openSink(behaviour, '0.0.0.0');
      expect(await open(sink.server).send(raw, envelope)).toMatchObject({ outcome: 'refused', refusal: 'temporary' });
      expect(sink.commands.filter((line) => !/^(?:EHLO|STARTTLS)/.test(line))).toEqual([]);
    }
  });

  it('is not sent to a server whose certificate nobody knows', async () => {
    const { server, mails } = await openServer();
    const outcome = await open(server).send(raw, envelope);
    expect(outcome).toMatchObject({ refusal: 'temporary', reason: expect.stringContaining('self-signed') });
    expect(mails).toEqual([]);
  });

  describe('whose certificate is known', () => {
    beforeAll(() => {
      const known = tls.getCACertificates('default');
      tls.setDefaultCACertificates([...known, certificate]);
      return () => tls.setDefaultCACertificates(known);
    });

    it.each([false, true])('is encrypted (from the beginning: %s)', async (secure) => {
      const { server, mails } = await openServer({ secure });
      expect(await open(server).send(raw, envelope)).toMatchObject({ outcome: 'accepted' });
      expect(mails).toMatchObject([{ raw: raw.toString(), isSecure: true }]);
    });

    it('names who sends it, and is not sent with a wrong password', async () => {
      const { server, mails } = await openServer({ authOptional: false });
      const as = (auth?: SmtpServer['auth']) => open({ ...server, ...(auth && { auth }) }).send(raw, envelope);
      expect(await as({ user: 'facet', pass: 'wrong-secret' })).toMatchObject({ refusal: 'temporary' });
      expect(JSON.stringify(await as({ user: 'facet', pass: 'wrong-secret' }))).not.toContain('wrong-secret');
      expect(await as()).toMatchObject({ refusal: 'temporary' });
      expect(await as({ user: 'facet', pass: 'pa/ss%' })).toMatchObject({ outcome: 'accepted' });
      expect(mails).toMatchObject([{ user: 'facet' }]);
    });
  });
});

describe('a composed mail', () => {
  it.each(['.\n.x\n..\nend', `${'ö'.repeat(3_000)}\n.end`])('reaches another server unchanged', async (text) => {
    const { server, mails } = await openServer({}, '127.0.0.1');
    const mailbox = { name: 'Ä', address: envelope.to };
    const { raw: composed } = await composeMail({
      message: { language: 'de', subject: 'Ü', text, html: `<p>${text}</p>` },
      ...{ from: mailbox, to: mailbox, messageId: '<a@b.example>', transport: 'smtp' },
    });
    expect(await open(server).send(composed, envelope)).toMatchObject({ outcome: 'accepted' });
    expect(mails.map((each) => each.raw)).toEqual([composed.toString()]);
  });
});

describe('the address of an SMTP server', () => {
  it.each<[string, SmtpServer]>([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
    [
      'smtp://facet%40a.example:pa%2Fss%25@mail.example:25',
      { host: 'mail.example', port: 25, secure: false, auth: { user: 'facet@a.example', pass: 'pa/ss%' } },
    ],
  ])('is read: %s', (url, server) => {
    expect(readSmtpUrl(url)).toEqual(server);
  });

  it.each(['', 'mail.example', 'mail.example:25', 'https://mail.example', 'smtp://', 'smtp://a:%zz@b'])(
    'is none: %j',
    (url) => {
      expect(readSmtpUrl(url)).toBeUndefined();
    },
  );
});
