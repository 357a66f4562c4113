export const localTableName = 'facet';

const alwaysLocal = { TABLE_NAME: localTableName, BALLOTS_TABLE_NAME: '', AWS_REGION: 'local', SERVER_TIMING: '1' };

// DynamoDB Local refuses keys that are not alphanumeric.
const credentials = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

/**
 * Sets the variables that handlers and store read from the environment in AWS. It must be called before they are
 * imported. With `DYNAMODB_ENDPOINT`, the table name, region and credentials of the environment stay.
 */
export const setLocalEnvironment = (endpoint: string): void => {
  const ownDatabase = process.env.DYNAMODB_ENDPOINT !== undefined && process.env.DYNAMODB_ENDPOINT !== '';
  // An empty variable counts as not set.
  const given = ownDatabase ? Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)) : {};
  Object.assign(process.env, { ...alwaysLocal, ...credentials, ...given, DYNAMODB_ENDPOINT: endpoint });
  if (!ownDatabase) delete process.env.AWS_SESSION_TOKEN;
};
