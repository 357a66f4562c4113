import { unknownRoute as answerUnknownRoute } from '../../lib/http/pipeline/unknown-route.ts';

/** Answers every request that no other function takes. */
export const unknownRoute = answerUnknownRoute();
