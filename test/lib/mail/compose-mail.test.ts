import PostalMime, { type Email } from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderMessage } from '../../../lib/domain/messages/render-message.ts';
import { BadAddress, composeMail, type Mail } from '../../../lib/mail/compose-mail.ts';
import { BrokenHeader } from '../../../lib/mail/header-text.ts';
import { messageIdOf } from '../../../lib/mail/message-id.ts';

const link = 'https://evaluations.ellerybay.example/i#code';

const message = renderMessage(
  { language: 'en', subject: 'Your courses', body: 'Dear {{person.display_name}},\n\nopen {{link}}.' },
  { 'person.display_name': 'Ada', link },
  null,
);

const from = { name: 'Ellery Bay', address: 'evaluations@ellerybay.example' };
const to = { name: 'Ada Lovelace', address: 'ada@ellerybay.example' };
const messageId = messageIdOf('m1', 'p1', from.address);

const compose = (changes: Partial<Mail> = {}) =>
  composeMail({ message, from, to, messageId, transport: 'smtp', ...changes });

const parsed = async (changes: Partial<Mail> = {}): Promise<Email> => PostalMime.parse((await compose(changes)).raw);

const headerOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

const subject = (text: string): Partial<Mail> => ({ message: { ...message, subject: text } });
const body = (text: string): Partial<Mail> => ({ message: { ...message, text } });

afterEach(() => {
  vi.useRealTimers();
});

describe('a composed mail', () => {
  it('has a text and an HTML part, and nothing else', async () => {
    const mail = await parsed();
    expect(headerOf(mail, 'content-type')[0]).toMatch(/^multipart\/alternative;/);
    expect(mail.text?.trim()).toBe(message.text);
    expect(mail.html?.trim()).toBe(message.html);
    expect(mail.attachments).toEqual([]);
  });

  it('says who sends it to which address, when, that nobody wrote it, and in which language', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T10:00:00Z') });
    const mail = await parsed();
    expect([mail.from, mail.to]).toEqual([from, [to]]);
    expect(mail.subject).toBe('Your courses');
    expect(mail.date).toBe('2026-07-01T10:00:00.000Z');
    expect(headerOf(mail, 'auto-submitted')).toEqual(['auto-generated']);
    expect(headerOf(mail, 'content-language')).toEqual(['en']);
    expect(headerOf(mail, 'list-unsubscribe')).toEqual([]);
    expect((await compose()).envelope).toEqual({ from: from.address, to: to.address });
  });

  it('has the same Message-ID at each attempt, and another for another person or message', async () => {
    expect(headerOf(await parsed(), 'message-id')).toEqual([messageId]);
    expect(messageId).toMatch(/^<[0-9a-f]{32}@ellerybay\.example>$/);
    expect(messageIdOf('m1', 'p1', from.address)).toBe(messageId);
    expect(new Set([messageId, ...['m1', 'm2'].map((each) => messageIdOf(each, 'p2', from.address))]).size).toBe(3);
  });

  it('says how to unsubscribe with one click', async () => {
    const unsubscribe = `https://evaluations.ellerybay.example/unsubscribe?key=${'k'.repeat(120)}`;
    const mail = await parsed({ unsubscribe });
    expect(headerOf(mail, 'list-unsubscribe')).toEqual([`<${unsubscribe}>`]);
    expect(headerOf(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    await expect(compose({ unsubscribe: 'mailto:a@b.example' })).rejects.toThrow(BadAddress);
    await expect(compose({ unsubscribe: `https://a.example/>, <https://b.example/` })).rejects.toThrow(BadAddress);
  });

  it('keeps German, however long its subject is', async () => {
    const long = `Bitte bewerten Sie Ihre Lehrveranstaltungen: ${'Einführung in die Größenschätzung für Anfänger, '.repeat(6)}Grüße`;
    const text = 'Grüß Gott, Jürgen,\n\nöffnen Sie bitte die Übersicht. Straße: „ÄÖÜß“ – 5 €.';
    const mail = await parsed({ message: { ...message, language: 'de', subject: long, text } });
    expect([mail.subject, mail.text?.trim()]).toEqual([long, text]);
    expect(headerOf(mail, 'content-language')).toEqual(['de']);
  });

  it.each([
    ['a dot at the beginning of a line', '.\n.x\n..\nend'],
    ['a line of 5,000 characters', `${'long '.repeat(1_000)}end`],
    ['spaces at the end of a line, and a line that begins with From', 'a  \nFrom here\nend'],
    ['characters outside the first plane', '😀 𝒜 end'],
  ])('carries %s in ASCII, in lines that every server takes', async (_, text) => {
    const { raw } = await compose(body(text));
    expect((await PostalMime.parse(raw)).text?.replace(/\n$/, '')).toBe(text);
    expect(raw.every((byte) => byte < 128)).toBe(true);
    const lines = raw.toString('latin1').split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(998);
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
  });

  it.each(['\r\nBcc: all@ellerybay.example', '\nX: y', '\r', '\u2028', '\u0085'])(
    'refuses a line break in a header: %j',
    async (breaking) => {
      const broken = `a${breaking}b`;
      for (const changes of [
        { from: { ...from, name: broken } },
        { to: { ...to, name: broken } },
        subject(broken),
        { messageId: `<${broken}@c>` },
        { message: { ...message, language: broken } },
        { unsubscribe: `https://a.example/${broken}` },
      ])
        await expect(compose(changes)).rejects.toThrow(BrokenHeader);
    },
  );

  it.each([
    ['O"Brien \\ "Ada"', 'O"Brien \\ "Ada"'],
    ['Ada <eve@evil.example>, Bob', 'Ada <eve@evil.example>, Bob'],
    ['Jürgen Größe', 'Jürgen Größe'],
    ['עדה לאבלייס', 'עדה לאבלייס'],
    ['\u202eadA\u2066', 'adA'],
    ['A\u0000\u0007B', 'A  B'],
    ['=?utf-8?Q?x=0D=0ABcc:y?=', undefined],
    ['', ''],
  ])('has one recipient, whose name is %j', async (name, shown) => {
    const mail = await parsed({ to: { ...to, name } });
    expect(mail.to?.map(({ address }) => address)).toEqual([to.address]);
    if (shown !== undefined) expect(mail.to?.[0]?.name).toBe(shown);
    for (const header of ['bcc', 'cc']) expect(headerOf(mail, header)).toEqual([]);
    expect(headerOf(mail, 'to')).toHaveLength(1);
  });

  it('writes domains in ASCII', async () => {
    const { envelope } = await compose({ to: { ...to, address: 'ada@Bücher.example' } });
    expect(envelope.to).toBe('ada@xn--bcher-kva.example');
  });

  it.each([
    '',
    'ada',
    '@a.example',
    'ada@',
    'ada@localhost',
    'ada@127.0.0.1',
    'a b@c.example',
    'ada@a.example, eve@evil.example',
    'ada@a.example\r\nRCPT TO:<eve@evil.example>',
    'ada@a.example>',
    '"ada"@a.example',
    'a@b@c.example',
    'a..b@c.example',
    'jürgen@a.example',
    `${'a'.repeat(65)}@a.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('refuses the address %j', async (address) => {
    await expect(compose({ to: { ...to, address } })).rejects.toThrow(BadAddress);
    await expect(compose({ from: { ...from, address } })).rejects.toThrow(BadAddress);
  });

  it('keeps SES from tracking its links, and says nothing of SES to other servers', async () => {
    const { html = '' } = await parsed({ transport: 'ses' });
    expect(html).toContain(`<a ses:no-track href="${link}" `);
    expect(html.match(/<a\s/g)).toHaveLength(1);
    expect((await parsed()).html).not.toContain('ses:');
  });
});
