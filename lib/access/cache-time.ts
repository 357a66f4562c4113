/**
 * For how many milliseconds a process believes what it has read of a token or of a person. A revoked token, and one whose
 * user is deactivated, must be refused within 60 seconds; 15 of them are left for clocks and slow requests.
 */
export const cacheMs = 45_000;
