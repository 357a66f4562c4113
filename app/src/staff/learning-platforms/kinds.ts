/** The platforms whose addresses are known; `other` is any that follows LTI 1.3. */
export const kinds = ['canvas', 'moodle', 'brightspace', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** The addresses that follow from the kind of a platform and its own address. */
export interface Addresses {
  readonly issuer: string;
  readonly authorization_url: string;
  readonly token_url: string;
  readonly jwks_url: string;
}

export const addressNames = ['issuer', 'authorization_url', 'token_url', 'jwks_url'] as const;

const none: Addresses = { issuer: '', authorization_url: '', token_url: '', jwks_url: '' };

const canvas: Addresses = {
  issuer: 'https://canvas.instructure.com',
  authorization_url: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
  token_url: 'https://sso.canvaslms.com/login/oauth2/token',
  jwks_url: 'https://sso.canvaslms.com/api/lti/security/jwks',
};

// Returns the base address of the platform's pages. The input may have https:// and a slash at the end, or not.
const baseOf = (address: string): string => {
  const text = address.trim().replace(/\/+$/, '');
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
};

/** Returns the addresses of a platform of a kind; empty texts if they do not follow from the kind. */
export const addressesOf = (kind: Kind, address: string): Addresses => {
  if (kind === 'canvas') return canvas;
  const base = baseOf(address);
  if (kind === 'other' || base === '') return none;
  const of = (path: string): string => `${base}${path}`;
  return kind === 'moodle'
    ? {
        issuer: base,
        authorization_url: of('/mod/lti/auth.php'),
        token_url: of('/mod/lti/token.php'),
        jwks_url: of('/mod/lti/certs.php'),
      }
    : {
        issuer: base,
        authorization_url: of('/d2l/lti/authenticate'),
        token_url: 'https://auth.brightspace.com/core/connect/token',
        jwks_url: of('/d2l/.well-known/jwks'),
      };
};
