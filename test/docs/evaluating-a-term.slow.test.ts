import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startGateway } from '../../infra/local/gateway/gateway.ts';
import { startCatcher } from '../../infra/local/mail/catch-mails.ts';
import { takeUploads } from '../../infra/local/queues/imports.ts';
import { sweepMessages } from '../../infra/service/deployed-functions.ts';
import { sweepFolds } from '../../lib/domain/evaluations/closing/sweep-folds.ts';
import { sendDueMessages } from '../../lib/domain/messages/sending/send-due-messages.ts';
import { pause } from '../../lib/runtime/pause.ts';
import { collegeText, makeFolder, zipCollege } from '../lib/import/support/one-roster-set.ts';
import { routesUnderTest } from '../support/routes-under-test.ts';
import { startService, type TestService } from '../support/service.ts';
import { runAs } from '../support/table-calls.ts';

const root = path.join(import.meta.dirname, '../..');
const blocksOf = (page: string): string[] =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => code);

// One class with enough students for the guide's threshold, and one with a single student.
const others = ['u-1', 'u-2', 'u-3', 'u-4', 'u-5'];
const withRows = (name: string, rowOf: (id: string) => string) => ({
  [name]: `${collegeText(name).trimEnd()}\n${others.map(rowOf).join('\n')}\n`,
});
const classOfSix = {
  ...withRows('users.csv', (id) => `${id},,,true,${id},,Student,${id},,,${id}@hillcrest.example,,,,,,,,,,college,`),
  ...withRows('roles.csv', (id) => `r-${id},,,${id},primary,student,,,college,`),
  ...withRows('enrollments.csv', (id) => `e-${id},,,s-harmony-1,college,${id},student,,,`),
};

/** Sends messages, and counts answers of closed periods, until it is asked to end, as `npm start` does. */
const workAside = ({ store }: TestService, baseUrl: string): (() => Promise<void>) => {
  let isOver = false;
  const work = async (): Promise<void> => {
    while (!isOver) {
      await runAs(sweepMessages, () => sendDueMessages(baseUrl));
      await runAs('sweep-folds', () => sweepFolds(store, { now: new Date() }));
      await pause(200);
    }
  };
  const done = work();
  return () => {
    isOver = true;
    return done;
  };
};

it('the guide ends with released results', async () => {
  const folder = makeFolder();
  process.env.IMPORT_FOLDER = folder;
  const service = await startService();
  const { state: mail, stop: stopCatching } = await startCatcher();
  process.env.MAIL_SMTP_URL = mail.smtpUrl;
  const address = { port: 0, host: '127.0.0.1', mailPage: mail.page };
  const { baseUrl, stop } = await startGateway(routesUnderTest(), address, await takeUploads());
  const endWork = workAside(service, baseUrl);
  try {
    copyFileSync(zipCollege(classOfSix), path.join(folder, 'oneroster.zip'));
    const tour = blocksOf('docs/api.md').find((code) => code.includes('api()'));
    const api = tour?.split('\n').find((line) => line.startsWith('api()'));
    const guide = blocksOf('docs/evaluating-a-term.md').join('\n').replace('202005', 'fall');
    const script = `set -e\nBASE=${baseUrl}/api/v1\nTOKEN=${service.token}\n${api}\n${guide}`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
    const [imported = '', ...lines] = stdout.trim().split('\n');
    expect(JSON.parse(imported)).toEqual({ state: 'finished', message: null, rejected: 0 });
    expect(lines).toEqual(expect.arrayContaining(['open', 'released']));
    const summary = JSON.parse(lines.at(-1) ?? '');
    expect(summary).toMatchObject({ status: 'released', statuses: { available: 1, too_few_responses: 1 } });
    const rows = readFileSync(path.join(folder, 'results.csv'), 'utf8').trim().split(/\r?\n/);
    expect(rows.slice(1).filter((row) => row.includes('available'))).not.toHaveLength(0);
    expect(rows.slice(1).filter((row) => row.includes('too_few_responses'))).toHaveLength(1);
  } finally {
    await endWork();
    await stop();
    stopCatching();
  }
});
