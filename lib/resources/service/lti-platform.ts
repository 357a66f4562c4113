import { flag, text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { ltiLaunch } from './lti-launch.ts';
import { deploymentIds, rosterAddress, sectionMatch, secureAddress, userMatch } from './lti-platform-fields.ts';
import { ltiRegistration } from './lti-registration.ts';

/** Most platforms of a deployment. */
export const mostPlatforms = 20;

/** A learning platform, such as Canvas or Moodle, that opens the service by LTI 1.3. A deployment has at most 20; no two have the same issuer and client. */
export const ltiPlatform = defineResource({
  type: 'lti_platform',
  title: 'learning platform',
  collection: 'lti_platforms',
  group: 'service',
  area: 'lti',
  attributes: {
    /**
     * What the office calls it.
     * @example Canvas
     */
    name: text({ required: true }),
    /**
     * Who signs the platform’s launches, as the platform writes it: `iss`.
     * @example https://canvas.instructure.com
     */
    issuer: secureAddress({ required: true }),
    /**
     * The id that the platform has given the service: `client_id`.
     * @example 10000000000042
     */
    client_id: text({ required: true }),
    /**
     * Where the platform says who has signed in there.
     * @example https://sso.canvaslms.com/api/lti/authorize_redirect
     */
    authorization_url: secureAddress({ required: true }),
    /**
     * Where the platform issues tokens for its own services. It is asked before a roster is.
     * @example https://sso.canvaslms.com/login/oauth2/token
     */
    token_url: secureAddress(),
    /**
     * Where the platform lists the members of a course (Names and Role service), with `{context}` in place of its id of the
     * course. Null: it is not asked.
     * @example https://moodle.example/mod/lti/services.php/CourseSection/{context}/bindings/2/memberships
     */
    roster_url: rosterAddress(),
    /**
     * Where the platform publishes its keys.
     * @example https://sso.canvaslms.com/api/lti/security/jwks
     */
    jwks_url: secureAddress({ required: true }),
    /**
     * The deployments from which launches are taken, at most 100; at least one, unless the platform is off.
     * @example ["1:8865aa05b4b79b64a91a86042e43af5ea8ae79eb"]
     */
    deployment_ids: deploymentIds({ required: true }),
    /**
     * What of a launch names the person: `email`, an address of the user; `lis_person_sourcedid` or `custom:<name>`, the id
     * that imported files have for the user.
     * @example lis_person_sourcedid
     */
    user_match: userMatch({ required: true }),
    /**
     * What of a launch names the section, by the id that imported files have for it: `lis_course_section_sourcedid`,
     * `context_id` or `custom:<name>`.
     * @example lis_course_section_sourcedid
     */
    section_match: sectionMatch({ required: true }),
    /**
     * Whether launches are taken. True unless said.
     * @example true
     */
    is_active: flag(),
    ...timestamps,
  },
  rules: [
    {
      // Without a word it is on.
      fields: ['is_active', 'deployment_ids'],
      blames: 'deployment_ids',
      code: 'needed_while_active',
      holds: (isActive, ids) => isActive === false || (Array.isArray(ids) && ids.length > 0),
    },
  ],
  writtenBy: 'lib/domain/lti/platforms/write-platform.ts',
  list: { isCounted: true },
  endpoints: {
    list: { include: 'none' },
    read: { include: 'none' },
    create: true,
    update: true,
    /** What the platform has opened before stays open: answering tokens end by themselves. */
    delete: true,
    actions: {
      /**
       * Answers what a launch is good for, once: answering tokens for a learner, as `POST /answering_tokens` does; for all
       * others the section alone, because the platform's word is not enough to show results. It takes the browser that began
       * the launch, which has the verifier. Asked by the page `/app/lti`, without a token; the log has the day alone.
       */
      redeem_lti_launch: {
        method: 'POST',
        path: '/lti_launches',
        summary: 'Redeem a launch from a learning platform',
        scope: 'lti:write',
        withoutToken: true,
        leavesNoTrace: true,
        body: ltiLaunch,
        reads: ['course_evaluation_period', 'course_evaluation_student', 'user'],
      },
      /**
       * Makes a link with which one platform registers itself (LTI Dynamic Registration): its administrator pastes it there,
       * within a day. `meta.link` has it: no other answer shows it, nor does the answer to a repeated request. The platform
       * that comes of it is off until it is switched on here. At most 10 links are open at a time.
       */
      make_registration_link: {
        method: 'POST',
        path: '/lti_registrations',
        summary: 'Make a link with which a learning platform registers itself',
        body: ltiRegistration,
      },
      /**
       * Compares who is enrolled in a section with the learners that a platform has in the course, and changes nothing. The
       * platform is the only active one with `roster_url` and `token_url`, or that of `filter[platform]`; its id of the course
       * is that of the imported files, or `filter[context]`. People are found as in a launch. Who it is takes `students:read`
       * as well.
       */
      read_roster_difference: {
        method: 'GET',
        path: '/course_evaluation_sections/{id}/roster_difference',
        summary: 'Compare a section with the roster of a learning platform',
        timeoutSeconds: 29,
        reads: ['course_evaluation_section', 'course_evaluation_student', 'user'],
      },
    },
  },
});
