import type { Command } from '../../command.ts';
import { parseOptions } from '../../options.ts';
import { print, withoutControls } from '../../output.ts';
import { serviceOptions } from '../../service.ts';
import { messagePath, openClient, path, serviceHelp } from './messages.ts';

const help = `Usage: npm run facet -- message preview <id> [--html]

Prints the subject and the plain text of a message, with made-up data and without a link that opens anything.

Options:
  --html           print the HTML part alone
${serviceHelp}`;

export const previewMessage: Command = {
  help,
  run: async (args, target) => {
    const options = { ...serviceOptions, html: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseOptions(args, options, ['id of the message']);
    const params = messagePath(positionals[0]);
    const body = { data: { type: 'message_preview', attributes: {} } } as const;
    const { meta } = await openClient(values, target).post(`${path}/{id}/previews`, { params, body });
    const lines = [`Subject: ${meta.subject}`, '', ...meta.text.split('\n')];
    print(values.html ? meta.html : lines.map(withoutControls).join('\n').trimEnd());
    return 0;
  },
};
