import { resources } from '../../../client/src/pages.ts';
import type { Command } from '../../command.ts';
import { parseOptions } from '../../options.ts';
import { notify, print, renderTable } from '../../output.ts';
import { serviceOptions } from '../../service.ts';
import { readPeriodId } from '../periods.ts';
import { describeState, describeWhen, type Message, openClient, path, serviceHelp } from './messages.ts';

const help = `Usage: npm run facet -- message list --period ID

Lists the messages of an evaluation period: id, purpose, when it is sent, how far it is, and what became of the mails.

Options:
  --period ID      the evaluation period
${serviceHelp}`;

const others = ['without_address', 'suppressed', 'refused', 'bounced', 'complained', 'finished_meanwhile'] as const;

const describeCounts = ({ counts }: Message): string => {
  if (counts === null) return '';
  const rest = others.flatMap((name) => (counts[name] > 0 ? [`, ${counts[name]} ${name}`] : []));
  return `${counts.sent} of ${counts.recipients} sent${rest.join('')}`;
};

export const listMessages: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, { ...serviceOptions, period: { type: 'string' } });
    const period = readPeriodId(values.period);
    const client = openClient(values, target);
    const rows: string[][] = [];
    for await (const { id, attributes } of resources(client, path, {
      params: { query: { 'filter[period]': [period] } },
    }))
      rows.push([
        id,
        `${attributes.purpose}`,
        describeWhen(attributes.when),
        describeState(attributes),
        describeCounts(attributes),
      ]);
    // The response to a list does not say whether the period exists.
    if (rows.length === 0)
      await client.get('/api/v1/course_evaluation_periods/{id}', { params: { path: { id: period } } });
    print(renderTable([['id', 'purpose', 'when', 'state', 'mails'], ...rows]));
    if (rows.length === 0) notify('The period has no messages.');
    return 0;
  },
};
