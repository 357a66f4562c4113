import type { Attributes } from 'facet-client/types';

type Endpoint = Pick<Attributes<'webhook_endpoint'>, 'is_enabled' | 'disabled_because'>;
type Delivery = Pick<Attributes<'webhook_delivery'>, 'status'>;

/** The health of an endpoint: why it does not send, or that its deliveries fail. */
export type Health = NonNullable<Endpoint['disabled_because']> | 'disabled' | 'trouble' | 'good';

const enough = 3;

/** Returns the health of an endpoint, from its attributes and from its deliveries, the newest first. */
export const healthOf = ({ is_enabled, disabled_because }: Endpoint, deliveries: readonly Delivery[] = []): Health => {
  if (is_enabled === false) return disabled_because ?? 'disabled';
  const attempted = deliveries.filter(({ status }) => status !== 'pending').slice(0, enough);
  const isFailing = attempted.length > 0 && attempted.every(({ status }) => status !== 'succeeded');
  return isFailing ? 'trouble' : 'good';
};
