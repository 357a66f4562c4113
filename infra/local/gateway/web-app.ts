import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../../../lib/http/pipeline/compression.ts';
import { mailSettings } from '../../../lib/mail/settings.ts';
import {
  appConfigName,
  cacheControl,
  contentSecurityPolicyOf,
  securityHeaders,
  webAppPath,
} from '../../web/security-headers.ts';
import { type AppSignIn, appConfigOf } from '../../web/sign-in.ts';
import { logError } from '../process/log-error.ts';
import { type GatewayRequest, headerOf, splitTarget } from './request.ts';
import type { GatewayResponse } from './response.ts';

type RequestHead = Pick<GatewayRequest, 'method' | 'target' | 'headers'>;

/** Serves the web application as bucket and distribution do together in AWS. */
export interface WebApp {
  /** Builds it in advance, so that nobody has to wait; a failure is not reported here but at the first request. */
  prepare(): Promise<void>;
  /** The answer to a request below the application's path; undefined for any other. */
  answer(head: RequestHead): Promise<GatewayResponse> | undefined;
}

interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

type Files = ReadonlyMap<string, SiteFile>;

const page = 'index.html';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
};

const compress = promisify(gzip);

const toSiteFile = async (name: string, plain: Buffer): Promise<SiteFile> => {
  return {
    headers: {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('assets/') ? cacheControl.asset : cacheControl.page,
      // A weak ETag: it is the same for the file with and without compression.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      vary: 'Accept-Encoding',
    },
    plain,
    gzipped: await compress(plain, { level: 9 }),
  };
};

const readFiles = async (folder: string): Promise<Files> => {
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));
  const read = async (name: string) => [name, await toSiteFile(name, await readFile(path.join(folder, name)))] as const;
  return new Map(await Promise.all(names.map(read)));
};

const plainAnswer = (statusCode: number, text: string, headers = {}): GatewayResponse => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(`${text}\n`),
});

/** A path without an extension is a page, and the application itself routes it. */
const nameOf = (below: string): string => (path.posix.extname(below) === '' ? page : below.slice(1));

const send = (file: SiteFile, headers: RequestHead['headers']): GatewayResponse => {
  if (headerOf(headers, 'if-none-match') === file.headers.etag)
    return { statusCode: 304, headers: file.headers, body: Buffer.alloc(0) };
  const isGzipped = acceptsGzip(headerOf(headers, 'accept-encoding'));
  return {
    statusCode: 200,
    headers: { ...file.headers, ...(isGzipped && { 'content-encoding': 'gzip' }) },
    body: isGzipped ? file.gzipped : file.plain,
  };
};

const readConfig = (signIn: AppSignIn | undefined): Promise<SiteFile> =>
  toSiteFile(appConfigName, Buffer.from(JSON.stringify(appConfigOf(signIn, mailSettings().settings !== undefined))));

/**
 * Opens the web application. Its folder is requested once; the sign-in of staff is read when a page is requested,
 * because it is known by then.
 */
export const openWebApp = (
  build: () => Promise<string>,
  signIn: () => AppSignIn | undefined = () => undefined,
): WebApp => {
  let built: Promise<Files> | undefined;
  const files = (): Promise<Files> => {
    built ??= build().then(readFiles);
    built.catch((error) => {
      built = undefined;
      logError(error);
    });
    return built;
  };
  const answer = async ({ method, headers }: RequestHead, below: string): Promise<GatewayResponse> => {
    if (method !== 'GET' && method !== 'HEAD') return plainAnswer(405, 'Pages are read.', { allow: 'GET, HEAD' });
    const name = nameOf(below);
    try {
      const file = name === appConfigName ? await readConfig(signIn()) : (await files()).get(name);
      return file === undefined ? plainAnswer(404, 'There is no such file.') : send(file, headers);
    } catch {
      return plainAnswer(503, 'The web application can not be built: the terminal of npm start says why.');
    }
  };
  const withPolicy = ({ headers, ...answered }: GatewayResponse): GatewayResponse => ({
    ...answered,
    headers: { ...securityHeaders, 'content-security-policy': contentSecurityPolicyOf(signIn()), ...headers },
  });
  return {
    prepare: () =>
      files().then(
        () => {},
        () => {},
      ),
    answer: (head) => {
      const { path: asked } = splitTarget(head.target);
      const isOurs = asked === webAppPath || asked.startsWith(`${webAppPath}/`);
      return isOurs ? answer(head, asked.slice(webAppPath.length)).then(withPolicy) : undefined;
    },
  };
};
