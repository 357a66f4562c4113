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

// On one machine there are no quotas unless some are configured, whatever the deployment has.
const localLimits = (): Record<string, string> => ({ REQUESTS_PER_MINUTE: process.env.REQUESTS_PER_MINUTE ?? '' });

/** Serves what was synthesised, on the table of `TABLE_NAME`: each function in a worker of its own with the template's environment. */
export const serveTemplate = (assembly: Assembly, override?: Surroundings['override']) => {
  // Archives go to a folder (IMPORT_FOLDER), which comes before a bucket.
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
  // Its name follows from that of the other: one type of resource has one substitute.
  const ownTable = { BALLOTS_TABLE_NAME: '', INVITATION_QUEUE_URL: '', WEBHOOK_QUEUE_URL: '', REPORT_FUNCTION: '' };
  // No proxy is in front of this server, unless a setting says so.
  const ownAddress = { PUBLIC_BASE_URL: process.env.PUBLIC_BASE_URL ?? '', DISTRIBUTION_KEY: '' };
  const ownOverride = () => ({ ...ownTable, ...ownAddress, ...localLimits(), ...override?.() });
  const { toLambda, stop } = openInstances({ environment: surroundings(), override: ownOverride });
  return { routes: templateRoutes(assembly, stand, toLambda), stop };
};
