import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createFacetClient, type FacetClient } from '../../client/src/client.ts';
import type { Attributes } from '../../client/src/types.ts';
import { canonicalId } from '../../lib/runtime/ids.ts';
import { sleep } from '../../lib/runtime/pause.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';
import { parseOptions } from '../options.ts';
import { notify, print } from '../output.ts';
import { showProgress } from '../progress.ts';
import { readService, refuseTable, serviceOptions } from '../service.ts';
import { serviceHelp } from './message/messages.ts';

const help = `Usage: npm run facet -- report --period ID --out FILE.zip [options]

Has the results of an evaluation period, a department with all below it, an instructor or one evaluation made into PDF,
waits, and downloads the ZIP archive. That of an instructor also has the teaching report: question by question, class by
class. What the token does not see is withheld: withheld.csv in the archive has the
reasons. The service makes the archive by itself: a command that was stopped can be run again, and begins a new one.
The token needs results:read, for previews results:preview.

Options:
  --period ID      the evaluation period; with --department or --instructor it narrows these
  --department ID  the department
  --instructor ID  the instructor
  --term ID        only this term of a department or an instructor
  --evaluation ID  the evaluation
  --out FILE       where the archive goes
  --language NAME  en or de (without it: en)
  --paper SIZE     A4 or letter (without it: A4)
  --comments       with comments; the token needs comments:read
  --naming NAME    plain or interfolio (without it: plain); interfolio needs people:read
${serviceHelp}`;

const options = {
  ...serviceOptions,
  out: { type: 'string' },
  period: { type: 'string' },
  department: { type: 'string' },
  instructor: { type: 'string' },
  evaluation: { type: 'string' },
  term: { type: 'string' },
  language: { type: 'string' },
  paper: { type: 'string' },
  naming: { type: 'string' },
  comments: { type: 'boolean', default: false },
} as const;

type Report = Attributes<'course_evaluation_report'>;

const path = '/api/v1/course_evaluation_reports';

const types = {
  evaluation: 'course_evaluation',
  instructor: 'course_evaluation_instructor',
  department: 'department',
  period: 'course_evaluation_period',
} as const;

type Given = Partial<Readonly<Record<string, string | boolean>>>;

const idOf = (given: Given, name: string): string | undefined => {
  const text = given[name];
  if (typeof text !== 'string') return undefined;
  const id = canonicalId(text);
  if (id === undefined) throw new UsageError(`--${name} takes an id.`);
  return id;
};

/** Returns the request for reports about the first named of evaluation, instructor, department and period. */
const requestOf = (given: Given) => {
  const named = (Object.keys(types) as (keyof typeof types)[]).flatMap((name) => {
    const id = idOf(given, name);
    return id === undefined ? [] : [[name, { data: { type: types[name], id } }] as const];
  });
  const [first] = named;
  if (first === undefined) throw new UsageError('Say what the report is about, such as --period ID.');
  const term = idOf(given, 'term');
  const terms = term === undefined ? {} : { terms: { data: [{ type: 'course_evaluation_term' as const, id: term }] } };
  return { scope_of: first[0], relationships: { ...Object.fromEntries(named), ...terms } };
};

const oneOf = <Choice extends string>(
  given: Given,
  name: string,
  choices: readonly Choice[],
): Partial<Record<string, Choice>> => {
  const text = given[name];
  if (text === undefined) return {};
  const found = choices.find((each) => each === text);
  if (found === undefined) throw new UsageError(`--${name} takes ${choices.join(' or ')}.`);
  return { [name]: found };
};

const everyMs = 1_000;

/** Waits for a report while it shows the progress, and returns the download address. Throws CommandFailed. */
const waitFor = async (client: FacetClient, id: string): Promise<{ readonly report: Report; readonly url: string }> => {
  const display = showProgress(process.stderr, { unit: 'evaluations' });
  try {
    for (; ; await sleep(everyMs)) {
      const { data, meta } = await client.get(`${path}/{id}`, { params: { path: { id } } });
      const { state, documents, withheld, evaluations, message } = data.attributes;
      if (state === 'failed') throw new CommandFailed(`The report could not be made. ${message ?? ''}`.trim());
      if (state === 'finished' && meta?.download !== undefined)
        return { report: data.attributes, url: meta.download.url };
      const done = (documents ?? 0) + (withheld ?? 0);
      if (evaluations) display.update({ file: 'drawn', done, total: evaluations });
    }
  } finally {
    display.finish();
  }
};

/** Downloads a file completely or not at all. */
const download = async (url: string, file: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new CommandFailed(`The archive is not there (${response.status}).`);
  const partial = `${file}.partial`;
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(partial));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
};

/** Makes an archive of reports and downloads it. */
export const report: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    refuseTable(target, 'report');
    if (!values.out) throw new UsageError('Say where the archive goes: --out FILE.zip.');
    const { scope_of, relationships } = requestOf(values);
    const attributes = {
      scope_of,
      with_comments: values.comments,
      ...oneOf(values, 'language', ['en', 'de']),
      ...oneOf(values, 'paper', ['A4', 'letter']),
      ...oneOf(values, 'naming', ['plain', 'interfolio']),
    };
    const client = createFacetClient({ ...readService(values), retry: { attempts: 3 } });
    const { data } = await client.post(path, {
      body: { data: { type: 'course_evaluation_report', attributes, relationships } },
    });
    const { report: made, url } = await waitFor(client, data.id);
    await download(url, values.out);
    print(values.out);
    notify(`Documents: ${made.documents ?? 0}, withheld: ${made.withheld ?? 0}.`);
    return 0;
  },
};
