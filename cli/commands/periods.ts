import { readLocalState } from '../../infra/local/data/local-state.ts';
import { JsonApiError } from '../../lib/errors/json-api-error.ts';
import { canonicalId } from '../../lib/runtime/ids.ts';
import { CommandFailed, UsageError } from '../command.ts';

/** Returns the id of a period from an option. Throws UsageError. */
export const readPeriodId = (text: string | undefined): string => {
  const id = canonicalId(text ?? '');
  if (id === undefined) throw new UsageError('Say which period: --period ID.');
  return id;
};

/** Returns the address of the server on this machine; undefined if no server has run. */
export const localBaseUrl = (): string | undefined => readLocalState().baseUrl;

/** Turns a refusal of the service into a failure of the command, with the same words. */
export const refuseAsFailure = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof JsonApiError ? new CommandFailed(`${error.message}.`) : error;
  }
};
