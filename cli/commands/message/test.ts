import { type Command, CommandFailed } from '../../command.ts';
import { parseOptions } from '../../options.ts';
import { print } from '../../output.ts';
import { serviceOptions } from '../../service.ts';
import { messagePath, openClient, path, serviceHelp } from './messages.ts';

const help = `Usage: npm run facet -- message test <id>

Sends a message with made-up data to the address of the person whose token it is, at most 5 in an hour. A token that acts
for nobody is refused: npm run facet -- token create --user makes one of a person.

Options:
${serviceHelp}`;

export const testMessage: Command = {
  help,
  run: async (args, target) => {
    const { values, positionals } = parseOptions(args, serviceOptions, ['id of the message']);
    const params = messagePath(positionals[0]);
    const { meta } = await openClient(values, target).post(`${path}/{id}/tests`, { params });
    if (!meta.sent) throw new CommandFailed(`The mail server has not taken the mail to ${meta.address}.`);
    print(`A mail was sent to ${meta.address}.`);
    return 0;
  },
};
