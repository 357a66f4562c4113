import { join, type Key, type RecordReference, root } from './keys.ts';

/** The keys of invitations. They are apart from the keys of records because only few functions use them. */
export const invitationKeyOf = {
  /** The private key that signs answering tokens; only the functions that issue them may read it. */
  answeringKey: { pk: 'answering_key', sk: root },

  /** The public key that verifies answering tokens. */
  answeringVerifier: { pk: 'answering_verifier', sk: root },

  /** Says that a student has been invited to a period. All items of a period share a partition, so that a batch finds them. */
  invitation: (period: string, student: string): Key => ({ pk: join('invitation', period), sk: student }),

  /** Names the student that an invitation code belongs to; `digest` is the code's hash. */
  invitationCode: (digest: string): Key => ({ pk: join('invitation_code', digest), sk: root }),

  /** The students that the request for a batch of invitations names; part of the batch's partition. */
  namedStudents: ({ type, id }: RecordReference, part: number | string): Key => ({
    pk: join(type, id),
    sk: join('named', String(part)),
  }),

  /** How many codes from one address were wrong in one minute; `digest` stands for both. */
  wrongCodes: (digest: string): Key => ({ pk: join('wrong_codes', digest), sk: root }),
} as const;
