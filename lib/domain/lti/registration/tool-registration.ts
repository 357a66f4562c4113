import { rosterScope } from '../roster/fetch-roster.ts';
import type { RegistrationLink } from './items.ts';
import type { PlatformConfiguration } from './read-configuration.ts';

/** The member that contains the fields of LTI in a registration. */
export const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

type Matches = Pick<RegistrationLink, 'user_match' | 'section_match'>;

// LTI 1.3, appendix B. Canvas has its own names for the ids of imported files.
const variables = {
  user: { canvas: '$Canvas.user.sisSourceId', others: '$Person.sourcedId' },
  section: { canvas: '$Canvas.course.sisSourceId', others: '$CourseSection.sourcedId' },
} as const;

const custom = 'custom:';

/** The custom fields with which launches are matched, with what the platform is to put there. */
const customFields = ({ user_match, section_match }: Matches, isCanvas: boolean): Record<string, string> => {
  const platform = isCanvas ? 'canvas' : 'others';
  const fields = [
    [user_match, variables.user[platform]],
    [section_match, variables.section[platform]],
  ] as const;
  return Object.fromEntries(
    fields.flatMap(([match, variable]) => (match.startsWith(custom) ? [[match.slice(custom.length), variable]] : [])),
  );
};

/** Returns what Canvas sends about a person: no more than the match needs. */
const privacyLevel = (match: string): string => {
  if (match === 'email') return 'email_only';
  return match.startsWith(custom) ? 'anonymous' : 'public';
};

/** Returns the service's own description for a platform that registers it (LTI Dynamic Registration 1.0, 3.6). */
export const toolRegistration = (
  { isCanvas }: Pick<PlatformConfiguration, 'isCanvas'>,
  matches: Matches,
  { base, name }: { readonly base: string; readonly name: string },
): object => {
  const target = `${base}/lti/launch`;
  const fields = customFields(matches, isCanvas);
  const message = {
    ...{ type: 'LtiResourceLinkRequest', target_link_uri: target, label: name, placements: ['course_navigation'] },
    // The service opens in its own tab.
    'https://canvas.instructure.com/lti/display_type': 'new_window',
  };
  return {
    ...{ application_type: 'web', response_types: ['id_token'], grant_types: ['implicit', 'client_credentials'] },
    initiate_login_uri: `${base}/lti/login`,
    redirect_uris: [target],
    client_name: name,
    jwks_uri: `${base}/lti/jwks.json`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: rosterScope,
    [toolConfiguration]: {
      domain: new URL(base).host,
      target_link_uri: target,
      custom_parameters: fields,
      claims: ['iss', 'sub', ...(matches.user_match === 'email' ? ['email'] : [])],
      messages: [{ ...message, custom_parameters: fields }],
      'https://canvas.instructure.com/lti/privacy_level': privacyLevel(matches.user_match),
    },
  };
};
