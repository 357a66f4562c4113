import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { PartialEvent } from '../../infra/local/gateway/invoke-operation.ts';
import { operations } from '../../lib/operations.ts';
import { parseExact } from '../../lib/runtime/json.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { notify, print } from '../output.ts';

const names = operations.map(({ name }) => name);

const help = `Usage: npm run facet -- invoke <operation> --event FILE

Runs the function of one operation with an event, as sam local invoke does, and prints what it returns as one line of
JSON. What the function logs goes to standard error.

Options:
  --event FILE         the event as JSON; - reads it from standard input
  --table, --region    on a deployed table: see npm run facet -- --help

An event is what API Gateway sends to a Lambda function (HTTP API, payload 2.0). Every part of it is optional; the body
may be JSON instead of text. Every operation needs a token, in the event's headers:
  { "headers": { "authorization": "Bearer facet_…" } }
The events in cli/events have the placeholders <TOKEN> and <ID> for it and for the record's id:
  TOKEN=$(npm run -s facet -- token create --name me --all-scopes)
  sed "s/<TOKEN>/$TOKEN/; s/<ID>/$ID/" cli/events/read-employment.json |
    npm run -s facet -- invoke read-employment --event -
npm start writes a token and an id of each type into .facet/local.json.

Operations:
  ${names.join('\n  ')}`;

const readText = async (file: string): Promise<string> => {
  try {
    return await (file === '-' ? text(process.stdin) : readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandFailed(`The event can't be read: ${error instanceof Error ? error.message : error}`);
  }
};

const parseEvent = (json: string): unknown => {
  try {
    return parseExact(json);
  } catch (error) {
    // The parser's message quotes the text around the mistake, which may be half a token.
    const place = /line \d+ column \d+/.exec(String(error))?.[0];
    throw new CommandFailed(`The event is not JSON${place === undefined ? '' : ` (${place})`}.`);
  }
};

const readEvent = async (file: string): Promise<PartialEvent> => {
  const event = parseEvent(await readText(file));
  if (typeof event === 'object' && event !== null && !Array.isArray(event)) return event;
  throw new CommandFailed('The event is not a JSON object.');
};

const hasAuthorization = ({ headers }: PartialEvent): boolean =>
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'authorization');

// Functions log to standard output, which must contain only the result here.
const withLogOnStandardError = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
};

const call = async (operation: string, event: PartialEvent): Promise<unknown> => {
  const { invokeOperation } = await import('../../infra/local/gateway/invoke-operation.ts');
  try {
    return await withLogOnStandardError(() => invokeOperation(operation, event));
  } catch (error) {
    throw new CommandFailed(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

const readName = (name = ''): string => {
  if (names.some((each) => each === name)) return name;
  throw new UsageError(`There is no operation "${name}".`);
};

export const invoke: Command = {
  help,
  run: async (args, target) => {
    const { values, positionals } = parseOptions(args, { event: { type: 'string' } }, ['operation']);
    const name = readName(positionals[0]);
    if (values.event === undefined) throw new UsageError('Say where the event is: --event FILE.');
    const event = await readEvent(values.event);
    if (!hasAuthorization(event)) notify('The event has no authorization header: npm run facet -- invoke --help');
    const result = await withStore(target, () => call(name, event));
    print(JSON.stringify(result ?? null));
  },
};
