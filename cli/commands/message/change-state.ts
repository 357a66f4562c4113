import type { Command } from '../../command.ts';
import { parseOptions } from '../../options.ts';
import { print } from '../../output.ts';
import { serviceOptions } from '../../service.ts';
import { describeState, messagePath, openClient, path, serviceHelp } from './messages.ts';

/** Makes a command that changes the state of a message by one of its actions. */
const changing = (name: string, action: 'pauses' | 'resumptions' | 'cancellations', does: string): Command => ({
  help: `Usage: npm run facet -- message ${name} <id>

${does}

Options:
${serviceHelp}`,
  run: async (args, target) => {
    const { values, positionals } = parseOptions(args, serviceOptions, ['id of the message']);
    const params = messagePath(positionals[0]);
    const { data } = await openClient(values, target).post(`${path}/{id}/${action}`, { params });
    print(`Message ${data.id} is ${describeState(data.attributes)}.`);
    return 0;
  },
});

export const pauseMessage = changing('pause', 'pauses', 'Halts a message until it is resumed.');

export const resumeMessage = changing('resume', 'resumptions', 'Continues a message that is paused.');

export const cancelMessage = changing(
  'cancel',
  'cancellations',
  'Ends a message permanently: mails that have not been sent stay unsent.',
);
