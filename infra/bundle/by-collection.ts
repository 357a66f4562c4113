import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => unknown;

/** The handler of a function that several collections share: each request goes to the one of the collection in its path. */
export const byCollection =
  (handlers: Readonly<Record<string, Handler>>, otherwise: Handler): Handler =>
  (event, context) => {
    const { collection = '', ...pathParameters } = event.pathParameters ?? {};
    const handler = Object.hasOwn(handlers, collection) ? handlers[collection] : undefined;
    return (handler ?? otherwise)({ ...event, pathParameters }, context);
  };
