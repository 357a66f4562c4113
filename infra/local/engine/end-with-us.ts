import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A process in a group of its own that ends with this one, and its number. */
export interface EndingWithUs {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

// The shell turns into the program and keeps its number. What it leaves in the group waits for the end of input 3, which
// nobody but this process holds open, and so sees its end, even one by SIGKILL, at any moment. A signal to the whole group, or
// to all that have this project in their command line, does not end it before the program has ended.
const script = `( trap '' HUP INT TERM; read -r over <&3 || kill -s KILL -- "-$$" ) >/dev/null 2>&1 4>&- & exec "$@" 3<&-`;

/** Where a program runs, and what is added to the environment of this process for it. */
export interface Surroundings {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a program in a process group of its own, which is killed when this process is gone, however it went. Ctrl-C on the
 * terminal does not reach it. Of `stdio`, number 3 is taken.
 */
export const spawnInGroup = (
  [command, ...args]: readonly [string, ...string[]],
  {
    cwd,
    stdio,
    environment = {},
  }: Surroundings & { readonly stdio: readonly ('ignore' | 'inherit' | 'pipe' | 'ipc')[] },
): ChildProcess => {
  // Windows has no such shell; there an engine whose owner was killed is ended by the next start.
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
  // They are pipes, as asked for.
  return { child, stdout: stdout as Readable, stderr: stderr as Readable };
};
