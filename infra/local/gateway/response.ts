/** What goes back over the wire. */
export interface GatewayResponse {
  readonly statusCode: number;
  /** The value is an array for a header that is sent several times. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

const toJson = (statusCode: number, value: unknown, type = 'application/json'): GatewayResponse => ({
  statusCode,
  headers: { 'content-type': type },
  body: Buffer.from(JSON.stringify(value)),
});

/** API Gateway's answer when the function failed, ran into its own timeout or returned what cannot be sent. */
export const internalServerError = toJson(500, { message: 'Internal Server Error' });

/** API Gateway's answer when the function is still running after the integration's 30 seconds. */
export const serviceUnavailable = toJson(503, { message: 'Service Unavailable' });

/** API Gateway's answer to a body over its limit. */
export const entityTooLarge = toJson(413, { message: 'Request Entity Too Large' });

/** API Gateway's answer to a request over the stage's throttle. */
export const tooManyRequests = toJson(429, { message: 'Too Many Requests' });

/** API Gateway's answer to a request line and headers over its limit. */
export const headersTooLarge = toJson(431, { message: 'Request Header Fields Too Large' });

/** A refusal by the gateway itself, in the form that this API gives to all errors. */
export const refusal = (status: number, title: string, detail: string): GatewayResponse =>
  toJson(status, { errors: [{ status: String(status), title, detail }] }, 'application/vnd.api+json');

/** The answer to a request with no Host, several, or a malformed one. */
export const badHost = refusal(400, 'Bad Request', 'The request needs one valid Host header.');

/** The answer to a coding of the body that the gateway does not know (RFC 9112, 6.1). */
export const unknownCoding = refusal(501, 'Not Implemented', 'The only transfer coding that is understood is chunked.');

/** The answer to an `Expect` that is not `100-continue`. */
export const expectationFailed = refusal(
  417,
  'Expectation Failed',
  'The only expectation that is met is 100-continue.',
);

interface StructuredResult {
  readonly statusCode: unknown;
  readonly headers?: Record<string, unknown> | null;
  readonly cookies?: unknown[] | null;
  readonly body?: unknown;
  readonly isBase64Encoded?: unknown;
}

const isStructured = (result: unknown): result is StructuredResult =>
  typeof result === 'object' && result !== null && 'statusCode' in result && result.statusCode !== undefined;

const toHeaders = ({ headers, cookies }: StructuredResult): Record<string, string | string[]> => {
  const given = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const merged: Record<string, string | string[]> = {
    'content-type': 'text/plain; charset=utf-8',
    ...(Object.fromEntries(given) as Record<string, string>),
  };
  if (cookies && cookies.length > 0) merged['set-cookie'] = cookies.map(String);
  return merged;
};

// AWS allows 6 MB for a synchronous response. The limit counts the JSON text of the whole returned value.
const mostBytes = 6_291_556;

// A character of a body takes at most six bytes in the JSON text, so short bodies need not be measured.
const isTooLarge = (result: StructuredResult): boolean =>
  String(result.body ?? '').length * 6 > mostBytes && Buffer.byteLength(JSON.stringify(result)) > mostBytes;

const toStructured = (result: StructuredResult): GatewayResponse => {
  const statusCode = Number(result.statusCode);
  const body = result.body ?? '';
  const isSendable = Number.isInteger(statusCode) && statusCode >= 200 && statusCode <= 599 && typeof body === 'string';
  if (!isSendable || isTooLarge(result)) return internalServerError;
  return {
    statusCode,
    headers: toHeaders(result),
    body: Buffer.from(body, result.isBase64Encoded === true ? 'base64' : 'utf8'),
  };
};

/** Turns what a function returned into the response that API Gateway makes of it (payload format 2.0). */
export const toResponse = (result: unknown): GatewayResponse =>
  // "If your Lambda function returns valid JSON and doesn't return a statusCode": 200 and the whole value as body.
  isStructured(result) ? toStructured(result) : toJson(200, result ?? null);
