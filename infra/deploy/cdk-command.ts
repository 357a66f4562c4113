import type { DeployOptions } from './options.ts';

export interface CdkCommand {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

// Groups depend only on data and API, so they are deployed in parallel; API Gateway accepts five changes per second.
// The CDK asks no questions meanwhile: it fails if it has one.
const sideBySide = ['--concurrency', '4'];

/** Returns the CDK calls of a deployment in their order. The last one writes its outputs into a file. */
export const cdkCommands = (options: DeployOptions, outputsFile: string): CdkCommand[] => {
  const { stage, profile, region, context, bootstrap, yes, diff } = options;
  const common = [
    ...['--context', `stage=${stage}`],
    ...context.flatMap((each) => ['--context', each]),
    ...(profile === undefined ? [] : ['--profile', profile]),
  ];
  const env: Record<string, string> = region === undefined ? {} : { AWS_REGION: region, AWS_DEFAULT_REGION: region };
  const deploy = [
    ...['deploy', '--all', '--outputs-file', outputsFile],
    ...(yes ? ['--require-approval', 'never', ...sideBySide] : ['--require-approval', 'broadening']),
  ];
  return [
    ...(bootstrap && !diff ? [{ args: ['bootstrap', ...common], env }] : []),
    { args: [...(diff ? ['diff', '--all'] : deploy), ...common], env },
  ];
};
