import { text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { sectionMatch, userMatch } from './lti-platform-fields.ts';

/** Most links with which platforms may register themselves, at one time. */
export const mostLinks = 10;

/** What the office says of a platform before it registers itself: what the platform can not know. */
export const ltiRegistration = defineResource({
  type: 'lti_registration',
  collection: 'lti_registrations',
  group: 'service',
  area: 'lti',
  attributes: {
    /**
     * What the office calls the platform.
     * @example Moodle
     */
    name: text({ required: true, createOnly: true }),
    /**
     * What of a launch names the person, as `user_match` of a platform. The platform is asked to send it.
     * @example lis_person_sourcedid
     */
    user_match: userMatch({ required: true, createOnly: true }),
    /**
     * What of a launch names the section, as `section_match` of a platform. The platform is asked to send it.
     * @example lis_course_section_sourcedid
     */
    section_match: sectionMatch({ required: true, createOnly: true }),
  },
  relationships: {},
  endpoints: {},
});
