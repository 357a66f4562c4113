/** An SMTP server, and who we are to it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from its beginning, and not by STARTTLS. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The server that an address names, such as `smtp://user:password@host:587`; undefined for what is no such address. */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  const url = URL.parse(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) return undefined;
  const { protocol, hostname, port, username, password } = url;
  const [user, pass] = [decoded(username), decoded(password)];
  if (user === undefined || pass === undefined) return undefined;
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(user !== '' && { auth: { user, pass } }),
  };
};
