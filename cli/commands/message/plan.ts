import {
  type Audience,
  audiences,
  isPlannedByService,
  type MessagePurpose,
  messagePurposes,
} from '../../../lib/resources/messages/course-evaluation-period-message.ts';
import { anchors, type When } from '../../../lib/resources/messages/period-message-fields.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import type { Command } from '../../command.ts';
import { UsageError } from '../../command.ts';
import { parseOptions } from '../../options.ts';
import { notify, print } from '../../output.ts';
import { serviceOptions } from '../../service.ts';
import { readPeriodId } from '../periods.ts';
import { describeWhen, openClient, path, serviceHelp } from './messages.ts';

const purposes = messagePurposes.filter((each) => !isPlannedByService(each));

const help = `Usage: npm run facet -- message plan --period ID --purpose PURPOSE (--at INSTANT | --anchor ANCHOR) [options]

Plans a message about an evaluation period and prints its id:
  npm run -s facet -- message plan --period ID --purpose reminder --anchor closes_at --days=-4 --time 09:00

Options:
  --period ID      the evaluation period
  --purpose NAME   ${purposes.join(', ')}
  --audience NAME  who gets it, ${audiences.join(', ')} (without it: what the purpose usually takes)
  --at INSTANT     when it is sent, such as 2025-12-01T08:00:00Z
  --anchor NAME    or: the time of the period from which it counts, ${anchors.join(', ')}
  --days=N         days after the anchor; before it, where negative
  --time HH:MM     time of day in the institution's zone (without it: that of the anchor)
  --template ID    the texts (without it: the default template of the purpose)
  --skip-above N   skip it when this share of the answers has come, such as 0.8
${serviceHelp}`;

const options = {
  ...serviceOptions,
  period: { type: 'string' },
  purpose: { type: 'string' },
  audience: { type: 'string' },
  at: { type: 'string' },
  anchor: { type: 'string' },
  days: { type: 'string' },
  time: { type: 'string' },
  template: { type: 'string' },
  'skip-above': { type: 'string' },
} as const;

type Values = ReturnType<typeof parseOptions<typeof options>>['values'];

const readPurpose = (text: string | undefined): MessagePurpose => {
  const purpose = purposes.find((each) => each === text);
  if (purpose === undefined) throw new UsageError(`--purpose takes one of ${purposes.join(', ')}.`);
  return purpose;
};

const readAudience = (text: string): Audience => {
  const audience = audiences.find((each) => each === text);
  if (audience === undefined) throw new UsageError(`--audience takes one of ${audiences.join(', ')}.`);
  return audience;
};

const readDays = (text: string): number => {
  if (/^-?\d{1,3}$/.test(text)) return Number(text);
  throw new UsageError('--days takes a whole number of days, such as --days=-4.');
};

const readWhen = ({ at, anchor: name, days, time }: Values): When => {
  if ((at === undefined) === (name === undefined))
    throw new UsageError(`Say when: either --at INSTANT, or --anchor ${anchors.join('|')}.`);
  if (at !== undefined && (days ?? time) !== undefined) throw new UsageError('--days and --time go with --anchor.');
  if (at !== undefined) return { at };
  const anchor = anchors.find((each) => each === name);
  if (anchor === undefined) throw new UsageError(`--anchor takes one of ${anchors.join(', ')}.`);
  return { anchor, ...(days !== undefined && { days: readDays(days) }), ...(time !== undefined && { time }) };
};

const readTemplate = (text: string) => {
  const id = canonicalId(text);
  if (id === undefined) throw new UsageError('--template takes the id of a template.');
  return { template: { data: { type: 'message_template', id } } } as const;
};

const readRate = (text: string): number => {
  if (/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) return Number(text);
  throw new UsageError('--skip-above takes a share from 0 to 1, such as 0.8.');
};

const readPlan = (values: Values) => {
  const { audience, template, 'skip-above': rate } = values;
  const period = { data: { type: 'course_evaluation_period', id: readPeriodId(values.period) } } as const;
  return {
    data: {
      type: 'course_evaluation_period_message',
      attributes: {
        purpose: readPurpose(values.purpose),
        when: readWhen(values),
        ...(audience !== undefined && { audience: readAudience(audience) }),
        ...(rate !== undefined && { skip_above_response_rate: readRate(rate) }),
      },
      relationships: { period, ...(template !== undefined && readTemplate(template)) },
    },
  } as const;
};

export const planMessage: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const body = readPlan(values);
    const { data } = await openClient(values, target).post(path, { body });
    print(data.id);
    notify(`Planned: ${data.attributes.purpose}, ${describeWhen(data.attributes.when)}.`);
    return 0;
  },
};
