import { describe, expect, it } from 'vitest';
import { type MergeValues, renderMessage } from '../../../../lib/domain/messages/render-message.ts';
import { sayTime } from '../../../../lib/domain/messages/say-time.ts';
import { shippedTemplates } from '../../../../lib/domain/messages/templates/shipped-templates.ts';
import { chooseTexts } from '../../../../lib/domain/messages/templates/template-texts.ts';
import { BrokenHeader } from '../../../../lib/mail/header-text.ts';

const link = 'https://evaluations.ellerybay.example/i#code';

// A code is longer than the line of a phone.
const style = ' style="overflow-wrap:anywhere;word-break:break-word"';

const render = (body: string, values: MergeValues = {}, { subject = 'S', language = 'en' } = {}) =>
  renderMessage({ language, subject, body }, values, null);

const bodyOf = (html: string): string => html.split('<body>\n')[1]?.split('\n</body>')[0] ?? '';

describe('a rendered mail', () => {
  it('has paragraphs, lists and links in HTML, and the same in plain text', () => {
    const { text, html } = render(
      'Dear {{person.display_name}},\nhello.\n\n{{courses}}\n\n1. Read\n2) Open {{link}}\n\nSee https://a.example/b?c=1&d=2.',
      {
        'person.display_name': 'Ada',
        courses: ['Calculus 1', 'Probability'],
        link,
      },
    );
    expect(text).toBe(
      `Dear Ada,\nhello.\n\n- Calculus 1\n- Probability\n\n1. Read\n2. Open ${link}\n\nSee https://a.example/b?c=1&d=2.`,
    );
    expect(bodyOf(html)).toBe(
      [
        '<p>Dear <bdi>Ada</bdi>,<br>hello.</p>',
        '<ul><li><bdi>Calculus 1</bdi></li><li><bdi>Probability</bdi></li></ul>',
        `<ol><li>Read</li><li>Open <a href="${link}"${style}>${link}</a></li></ol>`,
        `<p>See <a href="https://a.example/b?c=1&amp;d=2"${style}>https://a.example/b?c=1&amp;d=2</a>.</p>`,
      ].join('\n'),
    );
  });

  it('lists several links where the link has a line of its own, and follows each', () => {
    const { text, html } = render('Open:\n\n{{link}}\n\nOr {{link}} now.', { link: [link, `${link}2`] });
    expect(text).toBe(`Open:\n\n- ${link}\n- ${link}2\n\nOr ${link} ${link}2 now.`);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([link, `${link}2`, link, `${link}2`]);
    expect(render('{{link}}', { link: [link] }).text).toBe(link);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    [`"'&`, '&quot;&#39;&amp;'],
    ['https://evil.example/', 'https://evil.example/'],
    ['{{link}}', '{{link}}'],
    ['a\r\n- b\n\nc', 'a - b c'],
    ['\u202eadA', 'adA'],
    ['עדה', 'עדה'],
  ])('shows the name %j as text alone', (name, shown) => {
    const { html } = render('{{person.display_name}}', { 'person.display_name': name, link });
    expect(bodyOf(html)).toBe(`<p><bdi>${shown}</bdi></p>`);
  });

  it('makes no link of what is no web address, and escapes what the template says', () => {
    const { html } = render('<b>{{link}}</b>', { link: 'javascript:alert(1)' });
    expect(bodyOf(html)).toBe('<p>&lt;b&gt;<bdi>javascript:alert(1)</bdi>&lt;/b&gt;</p>');
  });

  it('leaves braces without a partner as they are', () => {
    expect(render('{{ a } }}.').text).toBe('{{ a } }}.');
  });

  it('leaves out a line whose field has no value, and keeps one with the link', () => {
    expect(render('Hello.\n\nQuestions: {{contact}}\n\nUntil {{period.closes_at}}: {{link}}', { link }).text).toBe(
      `Hello.\n\nUntil : ${link}`,
    );
  });

  it.each(['\r\nBcc: all@ellerybay.example', '\u2028x'])('refuses a line break in a header: %j', (name) => {
    const subject = 'For {{person.display_name}}';
    expect(() => render('', { 'person.display_name': `Ada${name}` }, { subject })).toThrow(BrokenHeader);
  });

  it('is written in the direction of its language', () => {
    expect(render('x', {}, { language: 'he' }).html).toContain('<html lang="he" dir="rtl">');
    expect(render('x', {}, { language: 'de-AT' }).html).toContain('<html lang="de-AT" dir="ltr">');
  });

  it('takes 10,000 characters of any kind within moments', () => {
    const begun = performance.now();
    for (const each of ['<', '{{', '- ', 'https://', '\n\n', '1. \n', '&', '('])
      render(each.repeat(10_000 / each.length), { 'person.display_name': each.repeat(10_000) });
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('says numbers and times in its language', () => {
    const texts = chooseTexts(shippedTemplates.reminder, ['de-AT']);
    const closes = new Date('2026-12-18T22:59:00.000Z');
    const values = { 'period.name': 'Winter', 'period.closes_at': closes, count: 1_200, link };
    const { subject, text } = renderMessage(texts, values, 'Europe/Vienna');
    expect(subject).toBe('Winter: noch offene Evaluationen: 1.200');
    expect(text).toContain('bis Freitag, 18. Dezember 2026 um 23:59 antworten');
  });
});

describe('a time in a mail', () => {
  it.each([
    ['2026-03-29T00:30:00.000Z', 'Sunday, March 29, 2026 at 1:30 AM'],
    ['2026-03-29T01:30:00.000Z', 'Sunday, March 29, 2026 at 3:30 AM'],
    ['2026-10-25T00:30:00.000Z', 'Sunday, October 25, 2026 at 2:30 AM'],
    ['2026-10-25T01:30:00.000Z', 'Sunday, October 25, 2026 at 2:30 AM'],
    ['2026-10-25T02:30:00.000Z', 'Sunday, October 25, 2026 at 3:30 AM'],
  ])('is that of the zone when summer time begins or ends: %s', (at, said) => {
    expect(sayTime(new Date(at), 'en', 'Europe/Vienna').replaceAll('\u202f', ' ')).toBe(said);
  });

  it('is in UTC where there is no zone, and says so', () => {
    const said = sayTime(new Date('2026-03-29T01:30:00.000Z'), 'de', null);
    expect(said).toBe('Sonntag, 29. März 2026 um 01:30 UTC');
  });
});
