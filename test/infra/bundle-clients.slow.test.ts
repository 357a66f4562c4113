import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/bundle/build.ts';
import { functionNamed } from '../../infra/service/deployed-functions.ts';

const run = promisify(execFile);

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-clients-'));
  await bundleFunctions(['read-phone-number', 'invite-students', 'create-import'].map(functionNamed), folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (name: string, file: string): string => path.join(folder, name, file);

/** What SQS answers: the digest of a single message, or which of several it has not taken, those that are too much. */
const answerOfQueue = ({ MessageBody = '', Entries = [] }: { MessageBody?: string; Entries?: Entry[] }): string =>
  JSON.stringify({
    MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
    Failed: Entries.filter((each) => each.MessageBody === 'too much').map(({ Id }) => ({ Id, SenderFault: true })),
  });

/** What a bundled file has asked of AWS while a script with its exports ran, and what the script printed. */
const asked = async (file: string, script: string): Promise<{ requests: string[]; printed: string }> => {
  const requests: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await text(request);
    requests.push(`${request.method} ${request.url?.split('?')[0]} ${body}`);
    // S3 answers with nothing.
    response.end(request.url === '/' ? answerOfQueue(JSON.parse(body)) : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '--eval', `const it = await import(${JSON.stringify(file)}); ${script}`],
      {
        env: {
          ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
          AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        },
      },
    );
    return { requests, printed: stdout };
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

describe('the clients of S3 and SQS', () => {
  it('stand in files of their own next to the functions that ask them', async () => {
    for (const name of ['invite-students', 'create-import', 'read-phone-number']) {
      const code = await readFile(fileOf(name, 'index.mjs'), 'utf8');
      expect(code).not.toContain('AmazonSQS');
      expect(code).not.toContain('PutObject');
    }
    for (const file of ['s3-link-keys.mjs', 's3-uploads.mjs', 'send-messages.mjs'])
      expect(existsSync(fileOf('read-phone-number', file))).toBe(false);
  });

  it('send messages', async () => {
    const { requests, printed } = await asked(
      fileOf('invite-students', 'send-messages.mjs'),
      `const queue = process.env.AWS_ENDPOINT_URL + '/1/queue';
      await it.sendMessage(queue, 'text', 5);
      await it.sendMessages(queue, [{ MessageBody: 'one' }, { MessageBody: 'other' }]);
      await it.sendMessages(queue, [{ MessageBody: 'too much' }]).catch(({ message }) => console.log(message));`,
    );
    expect(requests.map((each) => JSON.parse(each.slice('POST / '.length)))).toMatchObject([
      { MessageBody: 'text', DelaySeconds: 5 },
      {
        Entries: [
          { Id: '0', MessageBody: 'one' },
          { Id: '1', MessageBody: 'other' },
        ],
      },
      { Entries: [{ MessageBody: 'too much' }] },
    ]);
    expect(printed.trim()).toBe('the queue has not taken 1 messages');
  });

  it('keep keys of links', async () => {
    const { requests } = await asked(
      fileOf('invite-students', 's3-link-keys.mjs'),
      `const keys = it.s3LinkKeys('keys', 'invitations/'); await keys.put('1', Buffer.from('key')); await keys.discard('1');`,
    );
    expect(requests).toEqual([
      expect.stringMatching(/^PUT \/keys\/invitations\/1\.key .*key/s),
      'DELETE /keys/invitations/1.key ',
    ]);
  });

  it('sign addresses for uploads', async () => {
    const { printed } = await asked(
      fileOf('create-import', 's3-uploads.mjs'),
      `console.log(JSON.stringify(await it.s3Uploads('archives').targetFor('1', { now: new Date() })));`,
    );
    expect(JSON.parse(printed)).toMatchObject({
      method: 'PUT',
      url: expect.stringContaining('X-Amz-Signature='),
      headers: { 'if-none-match': '*' },
    });
  });
});
