import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CdkCommand, cdkCommands } from './cdk-command.ts';
import { describeDeployment } from './describe.ts';
import { type DeployOptions, readDeployOptions, UsageError, usage } from './options.ts';

const cdk = path.resolve(import.meta.dirname, '../../node_modules/aws-cdk/bin/cdk');

const runCdk = ({ args, env }: CdkCommand): number =>
  spawnSync(process.execPath, [cdk, ...args], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const deploy = (options: DeployOptions): number => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-deploy-'));
  const outputsFile = path.join(folder, 'outputs.json');
  try {
    for (const command of cdkCommands(options, outputsFile)) {
      const status = runCdk(command);
      if (status !== 0) return status;
    }
    if (options.diff) return 0;
    // Only the CDK has written the file.
    console.log(`\n${describeDeployment(JSON.parse(readFileSync(outputsFile, 'utf8')), options)}`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

try {
  process.exitCode = deploy(readDeployOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
