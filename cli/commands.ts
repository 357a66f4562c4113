import type { Command, CommandGroup } from './command.ts';
import { withStore } from './connect.ts';

const help = `Usage: npm run facet -- <command> [options]

Commands:
  token     create, list, revoke and rotate access tokens
  import    load a file of a source system, such as a OneRoster zip
  questions import the questions of course evaluations from a file
  invite    write links with which students answer into a file
  remind    list the students who have something left to answer
  message   plan, list and stop the mails of an evaluation period
  generate  create made-up answers of enrolled students to open evaluations
  results   print the results of an evaluation period, also as CSV
  report    make the results of a period, a department or a person into PDF, as one archive
  sync      keep a copy of the records, in files or in SQLite
  find      print a record by its id, or by its id in a source system
  invoke    run one operation with an event from a file

Options of every command except message, report and sync, which call the service:
  --table NAME     work on a deployed table, with your AWS credentials
                   (without it: on the data of npm start, whether or not it is running)
  --region NAME    AWS region of that table
  -h, --help       help on a command: npm run facet -- token create --help

npm adds lines of its own to the output; in scripts use npm run -s facet -- …`;

const importFile: Command = {
  help: `Usage: npm run facet -- import PATH [options]

Loads a set of files of a source system, as a zip or as a folder: OneRoster 1.1 or 1.2 CSV, Canvas SIS CSV, or HR
files, which can be in the same set as either. Rows that can't be loaded are reported with file, line and reason; the
other rows are loaded. Loading a set twice changes nothing.
The exit status is 0 if all rows were loaded, 1 if some were rejected, 2 if the import stopped before its end.

Options:
  --dry-run            compare everything and write nothing; the report is the same as that of a real run
  --remove-missing     end records that a complete set does not name any more: users are deactivated, employments and
                       enrolments ended; records to which others refer are kept
  --threshold PERCENT  stop before writing when more than this share of a kind is missing (10 with --remove-missing)
  --report FILE        write every rejected row as a line of JSON
  --missing FILE       write the id of everything missing as a line of JSON
  --wait               wait for another import to end, instead of stopping
  --format NAME        read the files of that format only: oneroster, canvas, hr
  --json               print the numbers as one line of JSON after the summary
  --table, --region    into a deployed table: see npm run facet -- --help

docs/importing.md says what happens to each column.`,
  run: (args, target) =>
    withStore(target, async (store) => {
      const { importCommand } = await import('./commands/import.ts');
      return importCommand(args, store);
    }),
};

/** All commands of `facet`. */
export const commands: CommandGroup = {
  help,
  commands: {
    token: async () => (await import('./commands/token.ts')).tokenCommands,
    import: async () => importFile,
    questions: async () => (await import('./commands/questions.ts')).questionCommands,
    invite: async () => (await import('./commands/invite.ts')).invite,
    remind: async () => (await import('./commands/remind.ts')).remind,
    message: async () => (await import('./commands/message.ts')).messageCommands,
    generate: async () => (await import('./commands/generate.ts')).generate,
    results: async () => (await import('./commands/results.ts')).results,
    report: async () => (await import('./commands/report.ts')).report,
    sync: async () => (await import('./commands/sync.ts')).sync,
    find: async () => (await import('./commands/find.ts')).find,
    invoke: async () => (await import('./commands/invoke.ts')).invoke,
  },
};
