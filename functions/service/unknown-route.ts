import { unknownRoute as answerUnknownRoute } from '../../lib/http/unknown-route.ts';

/** Answers every request that no other function takes. */
export const unknownRoute = answerUnknownRoute();
