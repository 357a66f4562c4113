/** When an operation began to be discouraged and when it ends, both as ISO 8601 days, and the page that says what to use instead. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  readonly see: string;
}

/** The headers that announce it in answers (RFC 9745, RFC 8594). */
export const deprecationHeaders = ({ since, sunset, see }: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: `<${see}>; rel="deprecation"`,
});
