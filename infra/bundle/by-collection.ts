import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => unknown;

/**
 * Returns the handler of a function that several collections share. It passes each request to the handler of the
 * collection in the path.
 */
export const byCollection =
  (handlers: Readonly<Record<string, Handler>>, otherwise: Handler): Handler =>
  (event, context) => {
    const { collection = '', ...pathParameters } = event.pathParameters ?? {};
    const handler = Object.hasOwn(handlers, collection) ? handlers[collection] : undefined;
    return (handler ?? otherwise)({ ...event, pathParameters }, context);
  };
