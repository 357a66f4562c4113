import { readReminders } from '../../lib/domain/evaluations/invitations/open-students.ts';
import type { Reminder } from '../../lib/resources/course-evaluations/answers/invitations.ts';
import { now } from '../../lib/runtime/clock.ts';
import { canonicalId } from '../../lib/runtime/ids.ts';
import { toCsv } from '../../lib/runtime/rows.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { notify, print, renderTable } from '../output.ts';
import { readPeriodId, refuseAsFailure } from './periods.ts';

const help = `Usage: npm run facet -- remind --period ID [--course ID] [--department ID] [--csv]

Lists the students who have something left to answer in a period: id, name, e-mail address and the number of evaluations.
It never shows when a student used the link. Links can't be shown again: npm run facet -- invite
with --students makes new ones.

Options:
  --period ID          the evaluation period
  --course ID          in the sections of this course alone
  --department ID      in the sections that this department teaches alone
  --csv                as CSV
  --table, --region    in a deployed table: see npm run facet -- --help`;

const options = {
  period: { type: 'string' },
  course: { type: 'string' },
  department: { type: 'string' },
  csv: { type: 'boolean', default: false },
} as const;

/** Returns the one id that an option names; undefined without the option. Throws UsageError. */
const readOnly = (option: string, text: string | undefined): ReadonlySet<string> | undefined => {
  if (text === undefined) return undefined;
  const id = canonicalId(text);
  if (id === undefined) throw new UsageError(`--${option} takes an id, and "${text}" is none.`);
  return new Set([id]);
};

const columns = ['student', 'name', 'email', 'open'] as const;

const render = (found: readonly Reminder[]): string =>
  renderTable([columns, ...found.map((each) => columns.map((column) => String(each[column] ?? '')))]);

export const remind: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const period = readPeriodId(values.period);
    const narrowing = {
      courses: readOnly('course', values.course),
      departments: readOnly('department', values.department),
    };
    const found = await refuseAsFailure(() =>
      withStore(target, (store) => readReminders(store, period, { now: now(), narrowing })),
    );
    const rows = found.map(({ student, name, email, open }) => ({ student, name, email, open }));
    print(values.csv ? toCsv(columns, rows).trimEnd() : render(found));
    if (!values.csv) notify(`${found.length} students have something left to answer.`);
    return 0;
  },
};
