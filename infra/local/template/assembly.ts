import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFolder } from '../../paths.ts';

/** The part of a CloudFormation resource that a gateway needs. */
export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
}

export interface Template {
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>;
}

/** The output of `cdk synth`: the templates of all stacks, and the assets that they name. */
export interface Assembly {
  readonly folder: string;
  readonly templates: readonly Template[];
}

/** Reads all templates of a folder that `cdk synth` has written. */
export const readAssembly = (folder: string): Assembly => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.template.json'));
  if (files.length === 0) throw new Error(`There is no template in ${folder}: run npm run synth.`);
  const templates = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Template);
  return { folder, templates };
};

/** Bundles all functions and synthesises all stacks, as a deployment would, into a folder. */
export const synthesise = async (folder: string): Promise<Assembly> => {
  const cdk = path.join(projectFolder, 'node_modules/aws-cdk/bin/cdk');
  const args = [cdk, 'synth', '--quiet', '--output', folder];
  const child = spawn(process.execPath, args, { cwd: projectFolder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [complaint, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (status !== 0) throw new Error(`cdk synth failed.\n${complaint}`);
  return readAssembly(folder);
};
