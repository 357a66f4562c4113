import { type GatewayRequest, splitTarget } from './request.ts';
import type { GatewayResponse } from './response.ts';

/** The answer to a request for `/mail`: what shows mails has an address of its own. Undefined for any other request. */
export const leadToMails = (
  page: string | undefined,
  { target }: Pick<GatewayRequest, 'target'>,
): GatewayResponse | undefined =>
  page === undefined || splitTarget(target).path !== '/mail'
    ? undefined
    : { statusCode: 302, headers: { location: page, 'cache-control': 'no-store' }, body: Buffer.alloc(0) };
