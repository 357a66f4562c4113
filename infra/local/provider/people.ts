import type { Scope } from '../../../lib/access/scopes.ts';
import { officer } from '../../sample/officer.ts';

/** A person of the sample institution for the sign-in page. */
export interface SamplePerson {
  /** The address that identifies the user in the service. */
  readonly email: string;
  readonly name: string;
  /** The role of the person, in a few words. */
  readonly role: string;
  readonly groups: readonly string[];
}

/** The people of the sign-in page, by role. */
export const samplePeople: readonly SamplePerson[] = [
  { ...officer, role: 'Evaluation officer', groups: ['evaluation-office'] },
  {
    email: 'tomasz.wierzbin@ellerybay.example',
    name: 'Tomasz Wierzbin',
    role: 'Chair of Mathematics, instructor',
    groups: [],
  },
  {
    email: 'ines.carvalho-lund@ellerybay.example',
    name: 'Inês Carvalho-Lund',
    role: 'Instructor',
    groups: [],
  },
  { email: 'yuki.tanabe-holt@students.ellerybay.example', name: 'Yuki Tanabe-Holt', role: 'Student', groups: [] },
  { email: 'fatou.diarrassane@students.ellerybay.example', name: 'Fatou Diarrassane', role: 'Student', groups: [] },
];

/** What the groups of the sample institution grant, as the setting `oidcGroups` says it of a deployed stage. */
export const sampleGroups: Readonly<Record<string, readonly Scope[]>> = {
  'evaluation-office': [
    'periods:read',
    'periods:write',
    'courses:read',
    'courses:write',
    'teaching:read',
    'teaching:write',
    'students:read',
    'students:write',
    'people:read',
    'organisation:read',
    'responses:read',
    'results:read',
    'results:preview',
    'comments:read',
    'questions:read',
    'questions:write',
    'replies:read',
    'comments:review',
    'invitations:write',
    'messages:read',
    'messages:write',
    'import:write',
    'webhooks:read',
    'webhooks:write',
    'institution:write',
    'lti:read',
    'lti:write',
    'tokens:read',
    'tokens:write',
  ],
};
