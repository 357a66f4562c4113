interface OutgoingRequest {
  body?: Uint8Array;
}

// Where the SDK writes a token that it was not given.
const token = /,"ClientRequestToken":"[0-9a-f-]{36}"\}$/;
const tokenLength = ',"ClientRequestToken":""}'.length + 36;
const closingBrace = '}'.charCodeAt(0);

/**
 * Takes the SDK's token out of a transaction, which shows DynamoDB that a transaction is sent again. An engine on this machine is
 * sent one again only after its own end, with which it forgets tokens; comparing them is a fifth of a transaction's work.
 */
export const leaveTokenOut = (request: OutgoingRequest): void => {
  if (request.body === undefined) return;
  const { buffer, byteOffset, byteLength } = request.body;
  // The SDK's array would be made a text by most of what a buffer can be made of.
  const body = Buffer.from(buffer, byteOffset, byteLength);
  if (!token.test(body.toString('latin1', body.length - tokenLength))) return;
  const length = body.length - tokenLength + 1;
  body[length - 1] = closingBrace;
  request.body = body.subarray(0, length);
};
