// Stands in for `@aws-sdk/credential-provider-node` in bundles. Lambda hands credentials over in the environment; the
// other providers of the chain (profiles, SSO, instance metadata …) are 140 KB that a function never uses.

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiration?: Date;
}

/** Provider of the credentials in the environment, read again whenever the SDK asks. */
export const defaultProvider = () => async (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_CREDENTIAL_EXPIRATION: expiration,
  } = process.env;
  if (!accessKeyId || !secretAccessKey) throw missingCredentials();
  return {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    ...(expiration ? { expiration: new Date(expiration) } : {}),
  };
};

// The name is the SDK's own, so that code which distinguishes errors by name sees no difference.
const missingCredentials = (): Error =>
  Object.assign(new Error('AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is not set'), {
    name: 'CredentialsProviderError',
  });
