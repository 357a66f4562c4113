import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A process in its own group that ends with this one, and its number. */
export interface EndingWithUs {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

// The shell becomes the program and keeps its number; another process of the group waits for the end of input 3, which
// only this process holds open. So it notices the end of this process at any moment, even by SIGKILL, and signals to
// the whole group or to all of this project do not end it before the program.
const script = `( trap '' HUP INT TERM; read -r over <&3 || kill -s KILL -- "-$$" ) >/dev/null 2>&1 4>&- & exec "$@" 3<&-`;

/** The folder in which a program runs, and the variables that are added to its environment. */
export interface Surroundings {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a program in its own process group, which is killed when this process ends in any way. Ctrl-C on the terminal
 * does not reach the program, and number 3 of `stdio` is taken.
 */
export const spawnInGroup = (
  [command, ...args]: readonly [string, ...string[]],
  {
    cwd,
    stdio,
    environment = {},
  }: Surroundings & { readonly stdio: readonly ('ignore' | 'inherit' | 'pipe' | 'ipc')[] },
): ChildProcess => {
  // Windows has no such shell. There, the next start ends an engine whose owner was killed.
  const [file, ...rest] =
    process.platform === 'win32' ? [command, ...args] : ['sh', '-c', script, 'sh', command, ...args];
  const options: SpawnOptions = {
    cwd,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: [...stdio.slice(0, 3), 'pipe', ...stdio.slice(3)],
  };
  const child = spawn(file ?? command, rest, options);
  const lifeline = child.stdio[3];
  lifeline?.on('error', () => {});
  child.once('exit', () => lifeline?.destroy());
  return child;
};

/** Starts such a program and reads what it writes. */
export const spawnToEndWithUs = (
  command: string,
  args: readonly string[],
  surroundings: Surroundings,
): EndingWithUs => {
  const child = spawnInGroup([command, ...args], { ...surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdout, stderr } = child;
  // The options request pipes for both.
  return { child, stdout: stdout as Readable, stderr: stderr as Readable };
};
