import { join, type Key, keyOf, root } from './keys.ts';

/** The keys of launches from learning platforms, apart from those of records: few functions have to do with them. */
export const ltiKeyOf = {
  /** Issuer and client of each platform, so that a login finds its platform and no two are alike. */
  platforms: { pk: 'lti_platforms', sk: root },

  /** The private key that signs what the service asks platforms for. */
  signer: { pk: 'lti_key', sk: root },

  /** The public key, which platforms fetch. */
  verifier: { pk: 'lti_verifier', sk: root },

  /** When each link ends with which platforms register themselves, so that these are few. */
  registrations: { pk: 'lti_registrations', sk: root },

  /** A link with which one platform may register itself. */
  registration: (id: string): Key => keyOf.record({ type: 'lti_registration', id }),

  /** A launch that waits for the browser that began it; `digest` is the hash of the launch's secret. */
  launch: (digest: string): Key => ({ pk: join('lti_launch', digest), sk: root }),

  /** That a nonce has been used; `digest` is its hash. */
  nonce: (digest: string): Key => ({ pk: join('lti_nonce', digest), sk: root }),
} as const;
