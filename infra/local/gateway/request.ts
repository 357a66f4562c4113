/** A request as it came over the wire, before API Gateway makes an event of it. */
export interface GatewayRequest {
  readonly method: string;
  /** The request target: path and query, still encoded. */
  readonly target: string;
  readonly protocol: string;
  /** Names and values in the order in which they came, repetitions included. */
  readonly headers: readonly (readonly [string, string])[];
  readonly sourceIp: string;
  readonly body: Buffer;
  readonly requestId: string;
  readonly receivedAt: Date;
  /** Port that the gateway listens on. */
  readonly port: number;
}

const hostPattern = /^(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::\d+)?$/;

// Most requests name the same host as the one before.
let lastHost = '';

const isHost = (host: string): boolean => {
  if (host === lastHost) return host !== '';
  // The pattern alone would accept impossible ports and addresses.
  const isOne = hostPattern.test(host) && URL.canParse(`http://${host}`);
  if (isOne) lastHost = host;
  return isOne;
};

/** Whether a request has exactly one Host header in the right form (RFC 9112, 3.2); links are built from it. */
export const hasOneHost = ({ headers, protocol }: Pick<GatewayRequest, 'headers' | 'protocol'>): boolean => {
  const hosts = headers.filter(([name]) => name.toLowerCase() === 'host').map(([, value]) => value);
  if (hosts.length === 0) return protocol === 'HTTP/1.0';
  return hosts.length === 1 && isHost(hosts[0] ?? '');
};

/** The value of a header, as a list where it was sent several times; undefined where it was not. */
export const headerOf = (headers: GatewayRequest['headers'], wanted: string): string | undefined => {
  const values = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(',');
};

/** API Gateway's quota for "request line and header values" together; names, colons and line ends do not count. */
const maxHeadBytes = 10_240;

/** Whether request line and header values are over that quota. */
export const hasLongHead = ({
  method,
  target,
  protocol,
  headers,
}: Pick<GatewayRequest, 'method' | 'target' | 'protocol' | 'headers'>): boolean =>
  headers.reduce((sum, [, value]) => sum + value.length, `${method} ${target} ${protocol}`.length) > maxHeadBytes;

export interface Target {
  readonly path: string;
  readonly query: string;
}

// HTTP APIs hand out the path decoded (REST APIs do not); what cannot be decoded stays as it is and matches no record.
const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Splits a request target into its decoded path and its query as sent; `http://host/path` is allowed too (RFC 9112, 3.2.2). */
export const splitTarget = (target: string): Target => {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = '', ...query] = relative.split('?');
  return { path: decode(path) || '/', query: query.join('?') };
};
