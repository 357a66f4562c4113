import { text } from '../../model/definition/attribute-kinds.ts';
import { languages } from '../../model/definition/language-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { accentColor, contact, logo, timeZone, webAddress } from './institution-fields.ts';

/** The id of the institution: there is no other in a deployment. */
export const institutionId = '00000000-0000-4000-8000-696e73746974';

/** The institution that runs the service, as pages and mails show it. There is one, which always exists: before it is first written, its only language is English, and its other fields are null. */
export const institution = defineResource({
  type: 'institution',
  collection: 'institution',
  group: 'service',
  area: 'institution',
  onlyId: institutionId,
  attributes: {
    /**
     * Its name as people know it.
     * @example Ellery Bay University
     */
    name: text(),
    /**
     * Its time zone, by the name in the IANA database. Mails give times in it; without one they give them in UTC, and say
     * so.
     * @example America/New_York
     */
    time_zone: timeZone(),
    /**
     * The languages in which it writes to people who have not chosen one, the preferred one first: language tags (BCP 47),
     * at least one and at most 20, none twice.
     * @example ["en", "de"]
     */
    languages: languages({ required: true }),
    /**
     * Where people ask questions: an address (`email`) and, where it helps, the name of who answers (`name`).
     * @example {"name": "Evaluation Office", "email": "evaluations@ellerybay.example"}
     */
    contact: contact(),
    /**
     * The page that says how personal data are treated.
     * @example https://www.ellerybay.example/privacy
     */
    privacy_notice_url: webAddress(),
    /**
     * The page that says how accessible the service is, and where to report barriers.
     * @example https://www.ellerybay.example/accessibility
     */
    accessibility_statement_url: webAddress(),
    /**
     * The color of headings and buttons, `#rrggbb`. White text must be readable on it: a contrast below 4.5 is refused.
     * @example #1d4f91
     */
    accent_color: accentColor(),
    /**
     * How many students must have answered a midterm evaluation before the instructor who started it sees the result, at least
     * 3. Null: instructors start none.
     * @example 5
     */
    midterm_threshold: integer({ minimum: 3 }),
    /**
     * Its logo: a PNG or JPEG image of at most 32 KiB, as a data URI. Pages show it 28 pixels high.
     * @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
     */
    logo: logo(),
  },
  writtenBy: 'lib/domain/institution/institution.ts',
  endpoints: {
    // Pages show it before anybody has signed in.
    read: { scope: 'institution:write', include: 'none', withoutToken: true, summary: 'Read the institution' },
    update: { summary: 'Update the institution' },
  },
});
