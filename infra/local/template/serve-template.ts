import type { Assembly } from './assembly.ts';
import { openInstances, type Surroundings } from './instances.ts';
import { templateRoutes } from './template-routes.ts';

// The variables that Lambda gives every function, and those for this machine's engine and its cost.
const handedOn = [
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'DYNAMODB_ENDPOINT',
  'SERVER_TIMING',
  'LOG_LEVEL',
  'IMPORT_FOLDER',
  'INVITATION_FOLDER',
  'REPORT_FOLDER',
  'WEBHOOKS_TO_LOOPBACK',
  'MAIL_TRANSPORT',
  'MAIL_SMTP_URL',
  'MAIL_FROM',
  'OIDC_ISSUER',
  'OIDC_AUDIENCE',
  'OIDC_AUDIENCE_CLAIM',
  'OIDC_CLAIM',
  'OIDC_USERINFO',
  'OIDC_GROUPS',
  'OIDC_GROUPS_CLAIM',
];

const surroundings = (): Record<string, string> =>
  Object.fromEntries(handedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

// One machine has no quotas unless they are configured, whatever the deployment has.
const localLimits = (): Record<string, string> => ({ REQUESTS_PER_MINUTE: process.env.REQUESTS_PER_MINUTE ?? '' });

/** Serves what was synthesised, on the table of `TABLE_NAME`: each function in a worker of its own with the template's environment. */
export const serveTemplate = (assembly: Assembly, override?: Surroundings['override']) => {
  // Archives go to a folder (IMPORT_FOLDER), which takes precedence over a bucket.
  const stand = {
    'AWS::DynamoDB::GlobalTable': process.env.TABLE_NAME ?? '',
    'AWS::S3::Bucket': 'no-bucket',
    'AWS::SQS::Queue': 'no-queue',
    'AWS::CloudFront::Distribution': 'no-distribution',
    'AWS::StackId': 'no/stack/id',
    'AWS::Partition': 'aws',
    'AWS::Region': 'local',
    'AWS::AccountId': '000000000000',
  };
  // These variables are empty, because one type of resource has one substitute. The name of the table of ballots
  // follows from that of the other table.
  const ownTable = { BALLOTS_TABLE_NAME: '', INVITATION_QUEUE_URL: '', WEBHOOK_QUEUE_URL: '', REPORT_FUNCTION: '' };
  // By default, no proxy is in front of this server.
  const ownAddress = { PUBLIC_BASE_URL: process.env.PUBLIC_BASE_URL ?? '', DISTRIBUTION_KEY: '' };
  const ownOverride = () => ({ ...ownTable, ...ownAddress, ...localLimits(), ...override?.() });
  const { toLambda, stop } = openInstances({ environment: surroundings(), override: ownOverride });
  return { routes: templateRoutes(assembly, stand, toLambda), stop };
};
