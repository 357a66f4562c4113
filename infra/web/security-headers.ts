import { type AppSignIn, providerOrigins } from './sign-in.ts';

/**
 * Nothing from any other host, nothing inline, no frame around it, and no text that becomes HTML or a script. The provider
 * that staff sign in with is asked for its metadata and for tokens; where archives of imports go to another host, staff's
 * pages send them there. These are the only other hosts.
 */
export const contentSecurityPolicyOf = (signIn: AppSignIn | undefined, uploadOrigin?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The logo of the institution is a part of its record.
    "img-src 'self' data:",
    ["connect-src 'self'", ...providerOrigins(signIn), ...(signIn && uploadOrigin ? [uploadOrigin] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Headers of every file of the web application, besides its policy, and HSTS, which a server without TLS has no use for. */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const;

/** A name with a digest of the content stands for that content alone. */
export const cacheControl = { asset: 'public, max-age=31536000, immutable', page: 'no-cache' } as const;

/** The file that says how staff sign in, below the application's path. */
export const appConfigName = 'config.json';

/** Path under which the web application is. */
export const webAppPath = '/app';
