/** Where a command finds the data: a deployed table, or without one the local engine. */
export interface Target {
  readonly table?: string;
  readonly region?: string;
  /** The table of ballots that belongs to it, for a command that writes or counts them. */
  readonly ballotsTable?: string | undefined;
}

export interface Command {
  readonly help: string;
  /** Answers the exit status, when it is not simply 0. Throws UsageError (status 2); any other error is status 1. */
  run(args: readonly string[], target: Target): Promise<number | undefined>;
}

/** Commands are loaded when they are called, so that none waits for what only another one needs. */
export interface CommandGroup {
  readonly help: string;
  readonly commands: Readonly<Record<string, () => Promise<Command | CommandGroup>>>;
}

/** The caller wrote something that the command does not understand; it is answered with the command's help. */
export class UsageError extends Error {}

/** The command was understood and can't do what it should; the message says why. */
export class CommandFailed extends Error {}
