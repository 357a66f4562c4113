import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readSmtpUrl, type SmtpServer } from './smtp-server.ts';

/** The SMTP server whose address a secret holds; throws where it holds none. */
export const readSmtpSecret = async (SecretId: string): Promise<SmtpServer> => {
  const { SecretString = '' } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  const server = readSmtpUrl(SecretString.trim());
  // The secret itself must not be in a log.
  if (server === undefined)
    throw new Error('the secret of the SMTP server holds no address such as smtps://user:password@host');
  return server;
};
