import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../../../app/src/staff/learning-platforms/kinds.ts';
import {
  attributesOf,
  newValues,
  ownAddresses,
  shownAddresses,
} from '../../../../app/src/staff/learning-platforms/values.ts';

describe('the addresses of a platform', () => {
  it.each(['moodle.example.edu', ' https://moodle.example.edu// ', 'https://moodle.example.edu'])(
    'follow from its kind and %j',
    (address) => {
      expect(addressesOf('moodle', address)).toEqual({
        issuer: 'https://moodle.example.edu',
        authorization_url: 'https://moodle.example.edu/mod/lti/auth.php',
        token_url: 'https://moodle.example.edu/mod/lti/token.php',
        jwks_url: 'https://moodle.example.edu/mod/lti/certs.php',
      });
    },
  );

  it('are empty where they do not follow', () => {
    const none = { issuer: '', authorization_url: '', token_url: '', jwks_url: '' };
    expect(addressesOf('other', 'lms.example.edu')).toEqual(none);
    expect(addressesOf('brightspace', ' ')).toEqual(none);
  });

  it('give way to what is written', () => {
    const values = {
      ...newValues,
      kind: 'brightspace',
      address: 'lms.example.edu',
      written: { issuer: 'https://b.example' },
    } as const;
    expect(shownAddresses(values)).toEqual({
      ...addressesOf('brightspace', 'lms.example.edu'),
      issuer: 'https://b.example',
    });
  });
});

it('sends each deployment that is written, and a custom field by its name', () => {
  const values = { ...newValues, deployments: '1\n\n 2 \n', userMatch: 'custom', userField: ' sis_id ' } as const;
  expect(attributesOf(values)).toMatchObject({
    deployment_ids: ['1', '2'],
    user_match: 'custom:sis_id',
    section_match: 'lis_course_section_sourcedid',
  });
  expect(attributesOf({ ...values, kind: 'other' })).toMatchObject({ token_url: null });
});

it('names the service’s addresses below the origin of the application', () => {
  expect(ownAddresses('https://evaluation.example')).toEqual({
    launch: 'https://evaluation.example/lti/launch',
    login: 'https://evaluation.example/lti/login',
    keys: 'https://evaluation.example/lti/jwks.json',
  });
});
