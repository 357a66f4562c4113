import type { SamplePerson } from '../provider/people.ts';

/** The media type of a roster (Names and Role Provisioning Services 2.0). */
export const rosterType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

/** The members of each course: the students of the sample, and one that the service does not know. */
export const rosterOf = (people: readonly SamplePerson[]): readonly object[] => [
  ...people
    .filter(({ role }) => role === 'Student')
    .map(({ email, name }) => ({ user_id: email, status: 'Active', name, email, roles: [learner] })),
  {
    ...{ user_id: 'new', status: 'Active', name: 'Robin Newcomer', email: 'robin.newcomer@students.ellerybay.example' },
    roles: [learner],
  },
];
