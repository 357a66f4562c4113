import { tokenIdOf } from '../../../lib/resources/service/access-token.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import { UsageError } from '../../command.ts';

/**
 * Reads the id of a token, also in the form of the API. The error message does not repeat an invalid id, because it may
 * be a whole token with its secret.
 */
export const readTokenId = (text = ''): string => {
  if (/^[0-9a-f]{32}$/.test(text)) return text;
  const uuid = canonicalId(text);
  if (uuid !== undefined) return tokenIdOf(uuid);
  throw new UsageError(
    'That is not the id of a token. The id is the middle part of facet_<id>_<secret>, 32 characters, or the UUID that the ' +
      'API has for it; see npm run facet -- token list.',
  );
};
