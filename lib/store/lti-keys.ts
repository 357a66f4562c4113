import { join, type Key, keyOf, root } from './keys.ts';

/**
 * The keys of launches from learning platforms. They are apart from the keys of records because only few functions use
 * them.
 */
export const ltiKeyOf = {
  /**
   * Issuer and client of each platform. A login finds its platform with them, and no two platforms have the same pair.
   */
  platforms: { pk: 'lti_platforms', sk: root },

  /** The private key that signs the service's requests to platforms. */
  signer: { pk: 'lti_key', sk: root },

  /** The public key, which platforms fetch. */
  verifier: { pk: 'lti_verifier', sk: root },

  /** The end times of all links for the registration of platforms. They limit the number of links. */
  registrations: { pk: 'lti_registrations', sk: root },

  /** A link with which one platform may register itself. */
  registration: (id: string): Key => keyOf.record({ type: 'lti_registration', id }),

  /** A launch that waits for the browser that began it; `digest` is the hash of the launch's secret. */
  launch: (digest: string): Key => ({ pk: join('lti_launch', digest), sk: root }),

  /** Says that a nonce has been used; `digest` is its hash. */
  nonce: (digest: string): Key => ({ pk: join('lti_nonce', digest), sk: root }),
} as const;
