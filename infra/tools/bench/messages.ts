import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { memoryLinkKeys } from '../../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { readInstitution } from '../../../lib/domain/institution/institution.ts';
import { createMessage } from '../../../lib/domain/messages/plan/write-message.ts';
import { openMailer } from '../../../lib/domain/messages/sending/open-mailer.ts';
import { sweepMessages } from '../../../lib/domain/messages/sending/sweep-messages.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { courseEvaluationPeriodMessage as message } from '../../../lib/resources/messages/course-evaluation-period-message.ts';
import { inBackground, sweepWaiting } from '../../../lib/store/background-calls.ts';
import type { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { answeringTerm } from './answering-term.ts';
import { countItems } from './count-items.ts';
import { measure, processorTime } from './measure.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:messages [-- STUDENTS]: what it takes to send an invitation and a reminder to 30,000 students through an SMTP
 * server on this machine: mails a second by the clock and per second of this process's processor time, the memory at a tenth
 * of the way and at most, and items written per recipient. Making the students takes minutes.
 */

const dayMs = 86_400_000;
const perClass = 30;

/** Starts an SMTP server in a process of its own, and has the service send through it. */
const startSink = async (): Promise<ChildProcess> => {
  const sink = fork(path.join(import.meta.dirname, 'messages/sink.ts'));
  const [port] = await once(sink, 'message');
  Object.assign(process.env, {
    MAIL_TRANSPORT: 'smtp',
    MAIL_SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'evaluations@college.example',
  });
  return sink;
};

const plan = (store: Store, period: string, attributes: object): Promise<unknown> => {
  const now = new Date();
  const data = {
    attributes: { when: { at: now.toISOString() }, ...attributes },
    relationships: { period: { data: { type: 'course_evaluation_period', id: period } } },
  };
  return createMessage(store, readChange(message, data, { creates: true }), { now });
};

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** The memory of this process while work runs, in MiB: a tenth of the way, and at most. `done` says how far it is, from 0 to 1. */
const watchMemory = async (done: () => number, work: () => Promise<void>) => {
  let [early, most] = [0, 0];
  const timer = setInterval(() => {
    const { rss } = process.memoryUsage();
    most = Math.max(most, rss);
    if (done() < 0.1) early = rss;
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return { early: mebibytes(early), most: mebibytes(most) };
};

const [students] = readArguments({ usage: 'npm run bench:messages [-- STUDENTS]' }, counts(30_000));
const sink = await startSink();
try {
  await withEngine(async (openTable) => {
    const store = await openTable('messages');
    console.log(`Writing ${students.toLocaleString('en')} students …`);
    const sections = Math.ceil(students / perClass);
    const [pair] = await answeringTerm(store, { sections, students, perStudent: 1 });
    if (pair === undefined) throw new Error('there are no students');
    const mailer = await openMailer(await readInstitution(store, new Date()));
    if (mailer === undefined) throw new Error('mail is not set up');
    let sent = 0;
    const counting: typeof mailer = {
      ...mailer,
      send: async (mail) => {
        const outcome = await mailer.send(mail);
        if (outcome === 'sent') sent += 1;
        return outcome;
      },
    };
    const items = countItems(store);
    const keys = memoryLinkKeys();
    const rows: Record<string, object> = {};
    for (const purpose of ['invitation', 'reminder']) {
      console.log(`Sending: ${purpose} …`);
      await plan(store, pair.period, { purpose, ...(purpose === 'reminder' && { minimum_days_between: 0 }) });
      sent = 0;
      const [itemsBefore, processorBefore] = [items.count(), processorTime(process.pid)];
      let ms = 0;
      const memory = await watchMemory(
        () => sent / students,
        async () => {
          const until = new Date(Date.now() + dayMs);
          const send = (metered: Store) =>
            sweepMessages(inBackground(metered, sweepWaiting), {
              keys,
              mailer: counting,
              base: 'https://facet.example',
              until,
            });
          ({ ms } = await measure(store, send));
        },
      );
      if (sent !== students) throw new Error(`${sent} of ${students} mails were sent`);
      rows[purpose] = {
        mails: sent,
        'a second': Math.round((1_000 * sent) / ms),
        'per second of processor time': Math.round((1_000 * sent) / (processorTime(process.pid) - processorBefore)),
        'MiB early': memory.early,
        'MiB at most': memory.most,
        'items per recipient': Number(((items.count() - itemsBefore) / sent).toFixed(2)),
      };
    }
    mailer.close();
    console.table(rows);
  });
} finally {
  sink.kill();
}
