/** The audience (`aud`) of the access tokens; clients may name it as `resource`. */
export const localAudience = 'urn:facet:api';

/** The client that is registered: public, with PKCE, at any address of this machine. */
export const localClientId = 'facet-app';
