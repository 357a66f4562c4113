import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectFolder } from '../paths.ts';
import { type Assembly, readAssembly } from './assembly.ts';

/** Bundles all functions and synthesises all stacks, as a deployment would, into a folder. */
export const synthesise = async (folder: string): Promise<Assembly> => {
  const cdk = path.join(projectFolder, 'node_modules/aws-cdk/bin/cdk');
  const args = [cdk, 'synth', '--quiet', '--output', folder];
  const child = spawn(process.execPath, args, { cwd: projectFolder, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`cdk synth failed.\n${complaint}`);
  return readAssembly(folder);
};
