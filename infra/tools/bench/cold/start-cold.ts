import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CpuQuota } from './cpu-quota.ts';

/** The times of a new instance, in milliseconds; `cpu` is all its processor time. */
export interface ColdStart {
  readonly init: number;
  readonly first: number;
  readonly cpu: number;
  readonly statusCode: number;
}

const instance = path.join(import.meta.dirname, 'instance.ts');

/**
 * Starts a bundle in a fresh process, where it handles one event. The quota begins with the event, since Lambda gives
 * initialisation a full processor.
 */
export const startCold = async (
  bundle: string,
  event: object,
  { env, quota }: { readonly env: NodeJS.ProcessEnv; readonly quota?: CpuQuota | undefined },
): Promise<ColdStart> => {
  const child = fork(instance, [bundle], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const next = async (): Promise<object> => {
    const [answer] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`${bundle} ended before it had answered`);
      }),
    ])) as [object];
    return answer;
  };
  const ended = once(child, 'exit');
  const { init } = (await next()) as { init: number };
  if (child.pid !== undefined) quota?.hold(child.pid);
  child.send(event);
  const answered = (await next()) as Omit<ColdStart, 'init'>;
  await ended;
  return { init, ...answered };
};
