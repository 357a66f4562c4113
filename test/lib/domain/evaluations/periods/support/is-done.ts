import { JsonApiError } from '../../../../../../lib/errors/json-api-error.ts';

/** Whether work was done, or refused with 409; any other failure rejects. */
export const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof JsonApiError) || error.status !== 409) throw error;
    return false;
  }
};
