import { existsSync } from 'node:fs';
import path from 'node:path';
import { runFacet } from './facet.ts';

/** The words of a command that creates a token, which changes something that `namesIn` returns. */
export const createToken = (name: string): string[] => ['token', 'create', '--name', name, '--all-scopes'];

/** The names of all tokens. */
export const namesIn = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
  const { stdout } = await runFacet(['token', 'list', '--json'], env);
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
};

/** Whether no engine holds a data folder. */
export const isReleased = (folder: string): boolean => !existsSync(path.join(folder, 'engine.json'));
