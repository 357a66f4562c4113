import { scopesAtLarge } from '../../../lib/access/token-record.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';

/** Whether a caller may know how many students have answered: the evaluation office, and who reads responses for it. */
export const mayCountResponses = async (request: Pick<OperationRequest, 'caller'>): Promise<boolean> =>
  scopesAtLarge(await request.caller()).includes('responses:read');
