import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../lib/runtime/escape-html.ts';
import { htmlPage } from '../html-page.ts';
import type { KeptMail } from './kept-mails.ts';
import type { ShownMail } from './read-mail.ts';

const style = `
    :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
    main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
    table { width: 100%; border-collapse: collapse; table-layout: fixed }
    th, td { padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
    h1 { overflow-wrap: anywhere }
    th:first-child { width: min(12rem, 35%) }
    pre { white-space: pre-wrap; overflow-wrap: anywhere }
    iframe { width: 100%; height: 30rem; border: 1px solid; background: white; color-scheme: light }`;

const digest = createHash('sha256').update(style).digest('base64');

/** The policy of the pages: they run no scripts, load only the frame, and may be in no frame. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${digest}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The policy of a mail's HTML: it runs no scripts, loads nothing, leads nowhere, and has its own origin wherever it is
 * opened.
 */
export const partPolicy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const pageOf = (title: string, content: string): string => htmlPage({ title, style, content });

/** All that mails bring is text to these pages: each of their values goes through here, or through `escapeHtml`. */
const isolated = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

const timeOf = ({ receivedAt }: KeptMail): string => {
  const time = receivedAt.toISOString();
  return `<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')}</time>`;
};

const rowOf = ([mail, { subject, to }]: readonly [KeptMail, ShownMail]): string =>
  `<tr><td>${timeOf(mail)}</td><td>${isolated(to)}</td><td><a href="/mail/${mail.id}">${isolated(subject || '(no subject)')}</a></td></tr>`;

/** The page of all mails, the newest first. */
export const listPage = (mails: readonly (readonly [KeptMail, ShownMail])[]): string =>
  pageOf(
    'Mails',
    mails.length === 0
      ? '<h1>Mails</h1><p>Nothing has been sent yet.</p>'
      : `<h1>Mails</h1>
    <table><thead><tr><th>Received (UTC)</th><th>To</th><th>Subject</th></tr></thead>
    <tbody>${mails.map(rowOf).join('\n')}</tbody></table>`,
  );

const addressInText = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** Returns text with links for its web addresses. Links inside the frame do not work. */
const linked = (text: string): string =>
  text
    .split(addressInText)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}" target="_blank">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');

const headerRow = (name: string, value: string): string => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`;

/** The page of one mail. */
export const mailPage = (mail: KeptMail, { subject, from, to, headers, text, html }: ShownMail): string =>
  pageOf(
    subject,
    `<p><a href="/mail">All mails</a></p>
    <h1>${isolated(subject || '(no subject)')}</h1>
    <table><tbody>
    ${headerRow('Received (UTC)', timeOf(mail))}
    ${headerRow('From', isolated(from))}
    ${headerRow('To', isolated(to))}
    ${headerRow('Delivered to', isolated(mail.to.join(', ')))}
    </tbody></table>
    <h2>HTML</h2>
    ${html === undefined ? '<p>It has no HTML part.</p>' : `<iframe sandbox="" src="/mail/${mail.id}/html" title="HTML part"></iframe>`}
    <h2>Text</h2>
    ${text === undefined ? '<p>It has no text part.</p>' : `<pre dir="auto">${linked(text)}</pre>`}
    <h2>Headers</h2>
    <pre>${escapeHtml(headers)}</pre>`,
  );
