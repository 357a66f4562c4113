import type { Page } from '../operations.ts';
import { builtFile, sendFile } from './page-file.ts';
import { type LambdaHandler, pipeline } from './pipeline.ts';

// Nothing from any other host, and nothing that the page could be made to say: it meets the code of a student.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-cache',
} as const;

/** Answers the page that an invitation's link leads to: the same to everybody, whoever follows a link. */
export const answerPage = ({ name }: Page): LambdaHandler =>
  pipeline(name, [], async (event) => sendFile(event, await builtFile('answer.html'), headers));
