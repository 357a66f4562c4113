import { type Addresses, addressesOf, addressNames, type Kind } from './kinds.ts';
import type { Platform } from './queries.ts';

/**
 * The way in which a launch identifies a person or a section; `custom` is a field that the platform adds, by its name.
 */
type Match<Name extends string> = Name | 'custom';

export type UserMatch = Match<'email' | 'lis_person_sourcedid'>;
export type SectionMatch = Match<'lis_course_section_sourcedid' | 'context_id'>;

/** The values in the form. */
export interface PlatformValues {
  readonly kind: Kind;
  /** Where the platform's pages are; the other addresses follow from it. */
  readonly address: string;
  /** Addresses that the user typed in place of the ones that follow from `address`. */
  readonly written: Partial<Addresses>;
  /** The address of rosters, with `{context}` in the place of the course. */
  readonly roster: string;
  readonly name: string;
  readonly clientId: string;
  /** The deployment ids, one in each line. */
  readonly deployments: string;
  readonly userMatch: UserMatch;
  readonly userField: string;
  readonly sectionMatch: SectionMatch;
  readonly sectionField: string;
}

const custom = 'custom:';

const matchOf = <Name extends string>(match: string | null, none: Name): readonly [Match<Name>, string] =>
  match?.startsWith(custom) === true
    ? ['custom', match.slice(custom.length)]
    : // The service has no other names.
      [(match ?? none) as Name, ''];

/** The initial values of the form for a new platform. */
export const newValues: PlatformValues = {
  ...{ kind: 'canvas', address: '', written: {}, roster: '', name: '', clientId: '', deployments: '' },
  ...{ userMatch: 'lis_person_sourcedid', userField: '' },
  ...{ sectionMatch: 'lis_course_section_sourcedid', sectionField: '' },
};

/** Returns the initial values of the form for an existing platform. */
export const valuesOf = ({ attributes }: Platform): PlatformValues => {
  const [userMatch, userField] = matchOf<'email' | 'lis_person_sourcedid'>(attributes.user_match, 'email');
  const [sectionMatch, sectionField] = matchOf<'lis_course_section_sourcedid' | 'context_id'>(
    attributes.section_match,
    'context_id',
  );
  return {
    kind: 'other',
    address: '',
    written: Object.fromEntries(addressNames.map((name) => [name, attributes[name] ?? ''])),
    roster: attributes.roster_url ?? '',
    name: attributes.name ?? '',
    clientId: attributes.client_id ?? '',
    deployments: (attributes.deployment_ids ?? []).join('\n'),
    ...{ userMatch, userField, sectionMatch, sectionField },
  };
};

/** The addresses that the form shows. */
export const shownAddresses = ({ kind, address, written }: PlatformValues): Addresses => ({
  ...addressesOf(kind, address),
  ...written,
});

const matchText = (match: string, field: string): string => (match === 'custom' ? `${custom}${field.trim()}` : match);

/** Returns the attributes that the form sends. */
export const attributesOf = (values: PlatformValues) => {
  const { issuer, authorization_url, token_url, jwks_url } = shownAddresses(values);
  return {
    name: values.name.trim(),
    issuer: issuer.trim(),
    client_id: values.clientId.trim(),
    authorization_url: authorization_url.trim(),
    token_url: token_url.trim() || null,
    roster_url: values.roster.trim() || null,
    jwks_url: jwks_url.trim(),
    deployment_ids: values.deployments
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    user_match: matchText(values.userMatch, values.userField),
    section_match: matchText(values.sectionMatch, values.sectionField),
  };
};

/** The values for a platform that registers itself. */
export const registrationOf = (values: PlatformValues) => ({
  name: values.name.trim(),
  user_match: matchText(values.userMatch, values.userField),
  section_match: matchText(values.sectionMatch, values.sectionField),
});

/** Returns the service's own addresses that a platform needs. */
export const ownAddresses = (origin: string) => ({
  launch: `${origin}/lti/launch`,
  login: `${origin}/lti/login`,
  keys: `${origin}/lti/jwks.json`,
});
