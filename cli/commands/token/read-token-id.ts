import { UsageError } from '../../command.ts';

/** Reads the id of a token. What is none is not repeated in the message: it may be a whole token, with its secret. */
export const readTokenId = (text = ''): string => {
  if (/^[0-9a-f]{32}$/.test(text)) return text;
  throw new UsageError(
    'That is not the id of a token. The id is the middle part of facet_<id>_<secret>, 32 characters; ' +
      'see npm run facet -- token list.',
  );
};
