import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundleFunctions } from '../../infra/bundle/build.ts';
import { sizeBudgets } from '../../infra/bundle/size-budgets.ts';
import { openSink } from '../support/mail/open-sink.ts';

const lib = path.join(import.meta.dirname, '../../lib');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-mail-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bundle = async (name: string, code: string): Promise<Bundle> => {
  const source = path.join(folder, `${name}.ts`);
  await writeFile(source, code);
  const [built] = await bundleFunctions([{ name, source, handler: 'handler' }], path.join(folder, name));
  if (built === undefined) throw new Error('nothing was built');
  return built;
};

describe('the bundle of a function that sends mails', () => {
  it('composes by itself, and sends by files next to it that fit their budget', async () => {
    const { file, bytes, clientBytes } = await bundle(
      'sends',
      `import { composeMail } from '${lib}/mail/compose-mail.ts';
       import { openTransport } from '${lib}/mail/open-transport.ts';
       export const handler = async (mail, server) => {
         const transport = await openTransport({ transport: 'smtp', server, from: mail.from.address });
         const { raw, envelope } = await composeMail(mail);
         const outcome = await transport.send(raw, envelope);
         transport.close();
         return outcome;
       };`,
    );
    expect((await readdir(path.dirname(file))).sort()).toEqual([
      'index.mjs',
      'ses-transport.mjs',
      'smtp-secret.mjs',
      'smtp-transport.mjs',
    ]);
    expect(bytes).toBeLessThan(75_000);
    expect(clientBytes).toBeLessThan(sizeBudgets.bytesOfClients);
    const sink = await openSink();
    const mailbox = { name: 'Ada', address: 'ada@ellerybay.example' };
    const { handler } = await import(pathToFileURL(file).href);
    const message = { language: 'en', subject: 'Grüße', text: 'a', html: '<p>a</p>' };
    const mail = { message, from: mailbox, to: mailbox, messageId: '<a@b.example>', transport: 'smtp' };
    expect(await handler(mail, sink.server)).toMatchObject({ outcome: 'accepted' });
    expect(sink.mails[0]).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
  });

  it('has nothing of it where mails are only asked for', async () => {
    const { file, bytes } = await bundle('asks', `export { mailSettings as handler } from '${lib}/mail/settings.ts';`);
    expect(bytes).toBeLessThan(5_000);
    expect(await readFile(file, 'utf8')).not.toContain('nodemailer');
    expect(await readdir(path.dirname(file))).toEqual(['index.mjs']);
  });
});
