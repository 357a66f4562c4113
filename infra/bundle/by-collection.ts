import type { Handler } from '../local/gateway/route.ts';

/** The handler of a function that several collections share: each request goes to the one of the collection in its path. */
export const byCollection =
  (handlers: Readonly<Record<string, Handler>>, otherwise: Handler): Handler =>
  (event, context) => {
    const { collection = '', ...pathParameters } = event.pathParameters ?? {};
    const handler = Object.hasOwn(handlers, collection) ? handlers[collection] : undefined;
    return (handler ?? otherwise)({ ...event, pathParameters }, context);
  };
