import type { DeployOptions } from './options.ts';

/** The outputs of the stacks, by stack and name, in the CDK's form. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

const outputOf = (outputs: Outputs, name: string): string | undefined =>
  Object.values(outputs).flatMap((stack) => stack[name] ?? [])[0];

/** Describes a deployed stage for the operator: its address, and the command for a first token. */
export const describeDeployment = (outputs: Outputs, { stage, profile, region }: DeployOptions): string => {
  const [address, table, domain, app, appDomain] = [
    'BaseUrl',
    'TableName',
    'DomainTarget',
    'AppUrl',
    'AppDomainTarget',
  ].map((name) => outputOf(outputs, name));
  if (address === undefined || table === undefined)
    throw new Error('The outputs of the stacks have no address or no table.');
  const as = profile === undefined ? '' : `AWS_PROFILE=${profile} `;
  const where = `--table ${table}${region === undefined ? '' : ` --region ${region}`}`;
  return [
    `Facet ${stage} is at ${address}/api/v1`,
    ...(domain === undefined ? [] : [`Point the domain's CNAME record at ${domain}`]),
    ...(app === undefined ? [] : [`The web application is at ${app}`]),
    ...(appDomain === undefined ? [] : [`Point the CNAME record of its domain at ${appDomain}`]),
    'A first token, shown once:',
    `  ${as}npm run facet -- token create --name first --all-scopes ${where}`,
    'What to do from here on is in docs/operating.md.',
  ].join('\n');
};
