import type { CommandGroup } from '../command.ts';

const help = `Usage: npm run facet -- message <command> [options]

The mails to the students of an evaluation period, which the service sends by itself. The commands call the service over
HTTP with a token that has messages:read and messages:write, and for list periods:read.

Commands:
  list           list the messages of a period
  plan           plan a message
  preview <id>   show a message with made-up data
  test <id>      send a message with made-up data to your own address
  pause <id>     halt a message
  resume <id>    continue a message that is paused
  cancel <id>    end a message permanently

docs/messages.md describes messages.`;

/** Commands about the messages of an evaluation period. */
export const messageCommands: CommandGroup = {
  help,
  commands: {
    list: async () => (await import('./message/list.ts')).listMessages,
    plan: async () => (await import('./message/plan.ts')).planMessage,
    preview: async () => (await import('./message/preview.ts')).previewMessage,
    test: async () => (await import('./message/test.ts')).testMessage,
    pause: async () => (await import('./message/change-state.ts')).pauseMessage,
    resume: async () => (await import('./message/change-state.ts')).resumeMessage,
    cancel: async () => (await import('./message/change-state.ts')).cancelMessage,
  },
};
