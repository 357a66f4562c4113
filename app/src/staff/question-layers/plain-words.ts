import { FacetError } from 'facet-client/errors';
import { messages } from './messages.ts';

const refusals: Readonly<Record<string, string>> = messages.refusals;

/**
 * Carries out a request. If the service refuses it with a code that has a text here, the error gets this text, at the
 * same field.
 */
export const inPlainWords = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof FacetError)) throw error;
    const errors = error.errors.map((each) => {
      const detail = refusals[each.code ?? ''];
      return detail === undefined ? each : { ...each, detail };
    });
    throw new FacetError(error.response, { errors });
  }
};
