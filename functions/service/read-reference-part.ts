import { referencePart } from '../../lib/http/reference-page.ts';
import { readReferencePart } from '../../lib/operations/service.ts';

/** Answers the scripts and the styles of the reference page (page 26). */
export const handler = referencePart(readReferencePart);
