import { createHash } from 'node:crypto';

/**
 * The Message-ID of a person's copy of a message, at the sender's domain. It is the same at each attempt, so that mail
 * clients show a mail that was sent twice once.
 */
export const messageIdOf = (message: string, person: string, sender: string): string => {
  const digest = createHash('sha256').update(`${message} ${person}`).digest('hex').slice(0, 32);
  return `<${digest}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
};
