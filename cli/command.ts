/** The place of the data for a command: a deployed table, or without one the local engine. */
export interface Target {
  readonly table?: string;
  readonly region?: string;
  /** The table of ballots of the same stage, for a command that writes or counts ballots. */
  readonly ballotsTable?: string | undefined;
}

export interface Command {
  readonly help: string;
  /** Returns the exit status if it is not 0. Throws UsageError for status 2; any other error means status 1. */
  run(args: readonly string[], target: Target): Promise<number | undefined>;
}

/**
 * A group of commands. A command's module is loaded when the command is called, so that no command waits for the
 * modules of another.
 */
export interface CommandGroup {
  readonly help: string;
  readonly commands: Readonly<Record<string, () => Promise<Command | CommandGroup>>>;
}

/** The error for a command line that the command does not understand. The answer is the command's help. */
export class UsageError extends Error {}

/** The error for a command that was understood and could not do its work; the message says why. */
export class CommandFailed extends Error {}
