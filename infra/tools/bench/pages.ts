import { copyFileSync, createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { ZipFile } from 'yazl';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { countResponseStep } from '../../../lib/domain/evaluations/response-rates/items.ts';
import { carryOutImport } from '../../../lib/import/remote/carry-out.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { openUploads } from '../../../lib/import/remote/uploads/uploads.ts';
import { coveredCourses, evaluationId, readCoverage } from '../../../lib/resources/course-evaluations/coverage.ts';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { dayOf } from '../../../lib/runtime/instant.ts';
import { pause } from '../../../lib/runtime/pause.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { answerRequest } from '../../local/gateway/answer-request.ts';
import { operationRoutes } from '../../local/gateway/operation-routes.ts';
import { counts, readArguments } from '../arguments.ts';
import { measure, median, timed, writeBatches } from './measure.ts';
import { writeOneRosterSet } from './one-roster-set.ts';
import { scanTable } from './scan-table.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:pages [-- [--file ROSTER] STUDENTS ROUNDS]: measures the pages of the evaluation office at 1,800
 * sections and 14,400 enrolments, or with another term's file: requests of the page, and requests, round trips, units
 * and time of the service. A bare client makes the same reads of the table for comparison, with the service's highest
 * concurrency. The import is uploaded and polled as by its page, and compared with a client that writes the same items.
 */

const shape = {
  usage: 'npm run bench:pages [-- [--file ROSTER] STUDENTS ROUNDS]',
  options: { file: { type: 'string' } },
} as const;
const { students, rounds, file } = readArguments(shape, (positionals, values) => {
  const [students, rounds] = counts(3_600, 3)(positionals);
  return { students, rounds, file: values.file };
});
const atOnce = 50;
// The concurrent batches of an import, and the interval at which its page asks.
const writesAtOnce = 4;
const askEveryMs = 1_500;
const mediaType = 'application/vnd.api+json';

type Read = { readonly get: BatchGetCommandInput } | { readonly query: QueryCommandInput };

/** The requests of a page to the service, and of the service to the table. */
interface Visit {
  readonly requests: number;
  readonly calls: number;
  readonly roundTrips: number;
  readonly units: number;
  readonly bytes: number;
  readonly ms: number;
}

/** The archive of a folder. */
const packed = async (from: string, to: string): Promise<string> => {
  const zip = new ZipFile();
  for (const name of readdirSync(from)) zip.addFile(path.join(from, name), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
  return to;
};

const folder = mkdtempSync(path.join(tmpdir(), 'facet-bench-'));
const roster = path.join(folder, 'roster');
const uploads = path.join(folder, 'uploads');
try {
  for (const each of [roster, uploads]) mkdirSync(each);
  if (file === undefined) writeOneRosterSet(roster, { students });
  const given = file ?? roster;
  const archive = statSync(given).isDirectory() ? await packed(given, path.join(folder, 'roster.zip')) : given;
  await withEngine(async (open) => {
    const store = await open('pages');
    Object.assign(process.env, {
      LOG_LEVEL: 'silent',
      SERVER_TIMING: '1',
      TABLE_NAME: store.tableName,
      IMPORT_FOLDER: uploads,
    });
    const { token } = await issueToken(store, { name: 'bench', scopes, now: new Date() });
    const routes = operationRoutes();
    let reads: Read[] = [];
    store.client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          if (commandName === 'QueryCommand') reads.push({ query: args.input as QueryCommandInput });
          if (commandName === 'BatchGetCommand') reads.push({ get: args.input as BatchGetCommandInput });
          return next(args);
        },
      { step: 'initialize', name: 'record' },
    );

    const costs = { requests: 0, calls: 0, roundTrips: 0, units: 0, bytes: 0 };
    const call = async (method: string, target: string, body?: object, accept = mediaType) => {
      const sent = { host: 'facet.test', authorization: `Bearer ${token}`, 'content-type': mediaType, accept };
      const answer = await answerRequest(routes, {
        ...{ method, target, headers: Object.entries(sent), protocol: 'HTTP/1.1', sourceIp: '127.0.0.1' },
        ...{ receivedAt: new Date(), port: 80, requestId: crypto.randomUUID() },
        body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
      });
      const text = String(answer.body);
      if (answer.statusCode >= 300) throw new Error(`${method} ${target}: ${answer.statusCode} ${text.slice(0, 500)}`);
      const timing = String(answer.headers['server-timing']);
      const [, calls, trips, units] = /(\d+) requests?, (\d+) round trips?, ([\d.]+) units?/.exec(timing) ?? [];
      costs.requests += 1;
      costs.calls += Number(calls);
      costs.roundTrips += Number(trips);
      costs.units += Number(units);
      costs.bytes += text.length;
      return text;
    };
    const document = async (...request: Parameters<typeof call>) => JSON.parse(await call(...request));

    const visit = async (work: () => Promise<unknown>): Promise<Visit> => {
      Object.assign(costs, { requests: 0, calls: 0, roundTrips: 0, units: 0, bytes: 0 });
      reads = [];
      const ms = await timed(work);
      return { ...costs, ms };
    };

    const bare = (made: readonly Read[]): Promise<number> =>
      timed(() =>
        forEachAtOnce(made, atOnce, (read) =>
          // One signature for both.
          store.client.send(
            ('query' in read ? new QueryCommand(read.query) : new BatchGetCommand(read.get)) as QueryCommand,
          ),
        ),
      );

    const rows: Record<string, object> = {};
    const addRow = (name: string, visits: readonly Visit[], bareMs: readonly number[]): void => {
      const [{ requests, calls, roundTrips, units, bytes } = costs] = visits;
      rows[name] = {
        requests,
        'calls of the table': calls,
        'round trips': roundTrips,
        units,
        KB: Math.round(bytes / 1_000),
        ms: Math.round(median(visits.map(({ ms }) => ms))),
        'bare ms': Math.round(median(bareMs)),
      };
    };

    const show = async (name: string, work: () => Promise<unknown>, times = rounds): Promise<void> => {
      const visits: Visit[] = [];
      const bareMs: number[] = [];
      for (let round = 0; round < times; round += 1) {
        visits.push(await visit(work));
        // The reads of the bare client are recorded too.
        const made = reads;
        reads = [];
        bareMs.push(await bare(made));
      }
      addRow(name, visits, bareMs);
    };

    // The number of processed rows at each request of the page.
    const progress: number[] = [];
    const importOverHttp = async (): Promise<void> => {
      const attributes = { file_name: path.basename(archive) };
      const { id } = (await document('POST', '/api/v1/imports', { data: { type: 'import', attributes } })).data;
      copyFileSync(archive, archiveFile(uploads, id));
      costs.requests += 1;
      const uploaded = await openUploads(store);
      const work = measure(store, async (metered) => {
        await carryOutImport(metered, id, { uploads: uploaded, isTimeUp: () => false });
      });
      for (;;) {
        await Promise.race([work, pause(askEveryMs)]);
        const { state, message, rows_done } = (await document('GET', `/api/v1/imports/${id}`)).data.attributes;
        if (rows_done !== null) progress.push(rows_done);
        if (state === 'running' || state === 'awaiting_upload') continue;
        if (state !== 'finished') throw new Error(`the import ended as ${state}: ${message}`);
        break;
      }
      const { requests, roundTrips, units } = await work;
      costs.calls += requests;
      costs.roundTrips += roundTrips;
      costs.units += units;
    };
    console.log('Importing …');
    const imported = await visit(importOverHttp);
    const items = await scanTable(store);
    const other = await open('bare');
    addRow('an import over HTTP', [imported], [await timed(() => writeBatches(other, items, writesAtOnce))]);
    console.log(`${items.length} items; rows done, as the page saw them: ${progress.join(', ')}`);
    const { data: terms } = await document('GET', '/api/v1/course_evaluation_terms');
    const [{ id: term }] = terms;

    const courses = new Set<string>();
    const walkTerm = async () => {
      const fields =
        'include=course&fields[course_evaluation_section]=cancelled,course&fields[course_evaluation_course]=display_name';
      let next: string | undefined = `/api/v1/course_evaluation_sections?filter[term]=${term}&${fields}&page[size]=100`;
      while (next !== undefined) {
        const { data, links } = await document('GET', next);
        for (const { relationships } of data) courses.add(relationships.course.data.id);
        next = links.next === null ? undefined : links.next.replace(/^https?:\/\/[^/]*/, '');
      }
    };
    await show('choosing a term', walkTerm);

    let period = '';
    const create = async () => {
      const attributes = {
        name: `Finals ${crypto.randomUUID()}`,
        evaluation_type: 'end_of_term',
        course_uuids: [...courses],
        draft: true,
      };
      const relationships = { term: { data: { type: 'course_evaluation_term', id: term } } };
      const body = { data: { type: 'course_evaluation_period', attributes, relationships } };
      period = (await document('POST', '/api/v1/course_evaluation_periods?fields[course_evaluation_period]=name', body))
        .data.id;
      for (;;) {
        const { data } = await document(
          'GET',
          `/api/v1/course_evaluation_periods/${period}?fields[course_evaluation_period]=name`,
        );
        if (data.meta.coverage === undefined) break;
      }
    };
    await show('a draft of all its courses', create, 1);

    // Stores one answer to every other evaluation, in the form of the table.
    const answerSome = async () => {
      const covered = await readCoverage(store, period);
      const taught = [...coveredCourses(covered?.chunks.values() ?? []).values()].flat();
      const evaluations = taught.filter((_, index) => index % 2 === 0).map((section) => evaluationId(period, section));
      await forEachAtOnce(evaluations, 8, (evaluation) =>
        store.write([
          putStep(keyOf.participation(evaluation, crypto.randomUUID()), {}, () => 'there'),
          countResponseStep({ period, evaluation, day: dayOf(new Date().toISOString()) }),
        ]),
      );
    };
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
    await call('POST', '/api/v1/course_evaluation_period_schedules', {
      data: {
        type: 'course_evaluation_period_schedule',
        attributes: { opens_at: soon(-1_000), closes_at: soon(86_400_000) },
        relationships: { period: { data: { type: 'course_evaluation_period', id: period } } },
      },
    });
    await call('PATCH', `/api/v1/course_evaluation_periods/${period}`, {
      data: { type: 'course_evaluation_period', id: period, attributes: { draft: false } },
    });
    await answerSome();
    await show('response rates of the open period', () =>
      call('GET', `/api/v1/course_evaluation_periods/${period}/response_rates`),
    );
    await show('the list of reminders', () =>
      call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`, undefined, 'text/csv'),
    );
    console.table(rows);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
