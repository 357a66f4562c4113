import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { env } from '../../runtime/env.ts';
import { acceptsGzip } from '../pipeline/compression.ts';
import type { PipelineEvent } from '../pipeline/exchange.ts';
import type { FileAnswer } from '../pipeline/response.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A file of a page, ready to be sent. */
export interface PageFile {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  /** Weak, because the same tag stands for the file with and without compression. */
  readonly tag: string;
}

const tagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const mostFiles = 20;
const files = new Map<string, Promise<PageFile>>();

const remember = (name: string, make: () => Promise<PageFile>): Promise<PageFile> => {
  const known = files.get(name);
  if (known !== undefined) return known;
  // A caller's `Host` must not fill the memory.
  if (files.size >= mostFiles) files.clear();
  const made = make();
  files.set(name, made);
  made.catch(() => files.delete(name));
  return made;
};

/** A file built into the bundle of the function, gzipped; read once. */
export const builtFile = (name: string): Promise<PageFile> =>
  remember(`${env.filesFolder}/${name}`, async () => {
    const gzipped = await readFile(path.join(env.filesFolder, `${name}.gz`));
    const plain = await decompress(gzipped);
    return { plain, gzipped, tag: tagOf(plain) };
  });

/** The same file with another text in place of one, for as many texts as there are addresses of the service. */
export const alteredFile = (name: string, from: string, to: string): Promise<PageFile> =>
  remember(`${env.filesFolder}/${name} ${to}`, async () => {
    const plain = Buffer.from((await builtFile(name)).plain.toString().replaceAll(from, to));
    return { plain, gzipped: await compress(plain), tag: tagOf(plain) };
  });

/** Sends a file: compressed if the client accepts that. */
export const sendFile = (
  { headers }: Pick<PipelineEvent, 'headers'>,
  { plain, gzipped, tag }: PageFile,
  own: Readonly<Record<string, string>>,
): FileAnswer => {
  const common = { etag: tag, vary: 'Accept-Encoding', ...own };
  return acceptsGzip(headers?.['accept-encoding'])
    ? { status: 200, headers: { ...common, 'content-encoding': 'gzip' }, body: gzipped }
    : { status: 200, headers: common, body: plain };
};
