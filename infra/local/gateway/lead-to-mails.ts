import { type GatewayRequest, splitTarget } from './request.ts';
import type { GatewayResponse } from './response.ts';

/** Redirects `/mail` to the page that shows mails, which has its own address. Undefined for any other request. */
export const leadToMails = (
  page: string | undefined,
  { target }: Pick<GatewayRequest, 'target'>,
): GatewayResponse | undefined =>
  page === undefined || splitTarget(target).path !== '/mail'
    ? undefined
    : { statusCode: 302, headers: { location: page, 'cache-control': 'no-store' }, body: Buffer.alloc(0) };
