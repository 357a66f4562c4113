import { readFile } from 'node:fs/promises';
import type { Remark } from '../../client/src/question-files/question-row.ts';
import { readQuestions } from '../../client/src/question-files/read-questions.ts';
import { reasonsInEnglish } from '../../client/src/question-files/reasons.ts';
import { ImportStopped } from '../../lib/import/files/import-stopped.ts';
import { importBank } from '../../lib/import/questions/import-bank.ts';
import { type ImportedQuestions, importQuestions } from '../../lib/import/questions/import-questions.ts';
import {
  fromEncoding,
  type QuestionFile,
  type QuestionProblem,
  textOf,
} from '../../lib/import/questions/question-rows.ts';
import { periodReference } from '../../lib/resources/course-evaluations/coverage.ts';
import { now } from '../../lib/runtime/clock.ts';
import { canonicalId } from '../../lib/runtime/ids.ts';
import type { Store } from '../../lib/store/store.ts';
import { type Command, CommandFailed, type CommandGroup, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { notify, print } from '../output.ts';

const importHelp = `Usage: npm run facet -- questions import FILE --period ID [--dry-run]
       npm run facet -- questions import FILE --bank [--owner ID] [--offered] [--dry-run]

Imports the question sets, sections and questions of a JSON or CSV file, of a survey structure of LimeSurvey (.lss) or of a
survey of SurveyJS (JSON) into an evaluation period. Sets are identified by
their names, sections by their names within the set, questions by their texts within the section. So importing a file
twice changes nothing, and what the file does not name stays. With --bank the questions go into the bank instead, without
their sets and sections, and are identified by their texts among those of the owner. If the file has a mistake, nothing is written.
What a survey of another system has that cannot be asked here is printed and left out.
The exit status is 0 if the file was imported, 1 if it has mistakes; each is printed with its place.

Options:
  --period ID        the evaluation period
  --bank             into the question bank
  --owner ID         the department whose items they are; without it the institution's
  --offered          new items are offered; without it they are drafts
  --encoding NAME    of a file that is not in UTF-8, such as windows-1252 (Excel's "CSV" in Western Europe)
  --dry-run          check and compare everything, and write nothing
  --table, --region  into a deployed table: see npm run facet -- --help

docs/questions.md describes both kinds of files.`;

const help = `Usage: npm run facet -- questions <command> [options]

The questions of course evaluations.

Commands:
  import FILE    import the questions of a file into an evaluation period, or into the bank`;

const options = {
  period: { type: 'string' },
  bank: { type: 'boolean', default: false },
  owner: { type: 'string' },
  offered: { type: 'boolean', default: false },
  encoding: { type: 'string', default: 'utf-8' },
  'dry-run': { type: 'boolean', default: false },
} as const;

const readContent = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const inUtf8 = (content: Uint8Array, encoding: string): Uint8Array => {
  if (encoding === 'utf-8') return content;
  try {
    return fromEncoding(content, encoding);
  } catch (error) {
    if (!(error instanceof RangeError)) throw new CommandFailed(`The file is not in ${encoding}.`);
    throw new UsageError(`"${encoding}" is no encoding that is known here.`);
  }
};

const sentenceOf = ({ reason, about = '' }: Pick<Remark, 'reason' | 'about'>): string =>
  reasonsInEnglish[reason](about);

const toProblem = (remark: Remark): QuestionProblem => ({ place: remark.place, reason: sentenceOf(remark) });

/**
 * Reads a file. It says how to continue if the file has another encoding, and prints the encoding if the user named
 * one.
 */
const readText = async (file: string, encoding: string): Promise<string> => {
  const content = inUtf8(await readContent(file), encoding.toLowerCase());
  if (encoding.toLowerCase() !== 'utf-8') notify(`${file} was read as ${encoding.toLowerCase()}.`);
  try {
    return await textOf(content, file);
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    throw new CommandFailed(`${error.message} Or say which encoding it has, such as --encoding windows-1252.`);
  }
};

/**
 * Returns the questions of a text. For the survey of another system, it prints what is left out; a survey without any
 * question is a mistake.
 */
const questionsIn = (text: string, file: string): QuestionFile => {
  const { format, rows, headings, left, without } = readQuestions(text, file);
  if (format === 'facet' || rows.length === 0) return { rows, headings, problems: left.map(toProblem) };
  const say = (remark: Remark, what: string): void =>
    notify(`${file}, ${remark.place}: ${what}${remark.what ? ` “${remark.what}”` : ''}: ${sentenceOf(remark)}`);
  for (const each of left) say(each, 'not taken');
  for (const each of without) say(each, 'taken');
  return { rows, headings, problems: [] };
};

/**
 * Returns the questions without conditions, because items of the bank have none. It prints the conditions that are left
 * out.
 */
const withoutConditions = (content: QuestionFile, file: string): QuestionFile => {
  const rows = content.rows.map((row) => {
    const { shown_if: condition, ...attributes } = row.attributes;
    if (condition === undefined || condition === null) return { ...row, attributes };
    const about = `“${String(Object(condition).question)}”`;
    notify(`${file}, ${row.place}: taken “${row.attributes.text}”: ${sentenceOf({ reason: 'condition', about })}`);
    return { ...row, attributes };
  });
  return { ...content, rows };
};

type BringIn = (store: Store, content: QuestionFile) => Promise<ImportedQuestions>;

interface Given {
  readonly period?: string | undefined;
  readonly owner?: string | undefined;
  readonly offered: boolean;
  readonly 'dry-run': boolean;
}

const intoPeriod = ({ period: given, owner, offered, 'dry-run': dryRun }: Given): BringIn => {
  if (offered || owner !== undefined) throw new UsageError('--owner and --offered go with --bank.');
  const id = canonicalId(given ?? '');
  if (id === undefined) throw new UsageError('Say which period by its id, --period ID, or --bank.');
  return async (store, content) => {
    const period = await store.read(periodReference(id), ['schedules']);
    if (period === undefined) throw new CommandFailed(`There is no evaluation period "${id}".`);
    return importQuestions(store, period, content, { now: now(), dryRun });
  };
};

const intoBank = ({ period, owner: given, offered, 'dry-run': dryRun }: Given, file: string): BringIn => {
  if (period !== undefined) throw new UsageError('Say --period ID or --bank, not both.');
  const owner = canonicalId(given ?? '');
  if (given !== undefined && owner === undefined) throw new UsageError('Say which department by its id: --owner ID.');
  return async (store, content) => {
    const isThere = owner === undefined || (await store.read({ type: 'department', id: owner })) !== undefined;
    if (!isThere) throw new CommandFailed(`There is no department "${owner}".`);
    const state = offered ? 'offered' : 'draft';
    return importBank(store, withoutConditions(content, file), { ...(owner && { owner }), state, now: now(), dryRun });
  };
};

/** Summarises the changes of a file by kind; headings and sets are named only if they change. */
const sumUp = ({ created, changed, unchanged, headings, moved }: Omit<ImportedQuestions, 'problems'>): string =>
  [
    `Questions: ${created} created, ${changed} changed, ${unchanged} unchanged`,
    ...(headings > 0 ? [`headings of sections: ${headings} changed`] : []),
    ...(moved > 0 ? [`question sets: ${moved} moved`] : []),
  ].join('; ');

const importFile: Command = {
  help: importHelp,
  run: async (args, target) => {
    const { values, positionals } = parseOptions(args, options, ['file']);
    const [file = ''] = positionals;
    const bringIn = values.bank ? intoBank(values, file) : intoPeriod(values);
    const content = questionsIn(await readText(file, values.encoding), file);
    const dryRun = values['dry-run'];
    const { problems, ...counts } = await withStore(target, (store) => bringIn(store, content));
    for (const { place, reason } of problems) notify(`${file}, ${place}: ${reason}`);
    const nothing = problems.length > 0 ? ', had there been no mistakes' : ', as a dry run';
    print(`${sumUp(counts)}${problems.length > 0 || dryRun ? nothing : ''}.`);
    return problems.length > 0 ? 1 : 0;
  },
};

/** Commands about questions. */
export const questionCommands: CommandGroup = { help, commands: { import: async () => importFile } };
