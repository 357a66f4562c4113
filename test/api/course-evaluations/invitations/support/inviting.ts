import { expect } from 'vitest';
import { carryOutBatches } from '../../../../support/carry-out-batches.ts';
import { type TestAnswer, type TestService, toMany } from '../../../../support/service.ts';

/** Expects a refusal with one error. */
export const expectRefusal = (answer: TestAnswer, status: number, error: object): void => {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.document.errors).toHaveLength(1);
  expect(answer.document.errors[0]).toMatchObject({ status: String(status), ...error });
};

/** The item of this number that there must be. */
export const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
};

/** Where batches are. */
export const batches = '/api/v1/course_evaluation_invitation_batches';

/** The type of a batch. */
export const type = 'course_evaluation_invitation_batch';

interface LinkRow {
  readonly name: string;
  readonly email: string | null;
  readonly link: string;
  readonly open: number;
}

/** The code that is in a link. */
export const codeIn = ({ link }: LinkRow): string => new URL(link).hash.slice(1);

/** Invites students of a service, and comes back by their links. */
export const invitingBy = ({ call }: TestService) => {
  /** Asks for invitations and has them carried out; answers the batch's address. */
  const invite = async (
    period: string,
    students?: readonly { readonly type: string; readonly id: string }[],
  ): Promise<string> => {
    const relationships = students === undefined ? {} : { relationships: { students: toMany(...students) } };
    const answer = await call('POST', `/api/v1/course_evaluation_periods/${period}/invitations`, {
      body: { data: { type, ...relationships } },
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.document.data).toMatchObject({ type, attributes: { state: 'queued' } });
    await carryOutBatches();
    return new URL(answer.headers.location ?? '').pathname;
  };
  const fetchLinks = async (batch: string): Promise<LinkRow[]> => {
    const answer = await call('GET', `${batch}/links`);
    expect(answer.status, answer.text).toBe(200);
    return answer.document.meta.invitations;
  };
  const codesOf = async (period: string, students?: Parameters<typeof invite>[1]): Promise<string[]> =>
    (await fetchLinks(await invite(period, students))).map(codeIn);
  const redeem = (code: unknown): Promise<TestAnswer> =>
    call('POST', '/api/v1/invitation_redemptions', {
      headers: { authorization: undefined },
      body: { data: { type: 'invitation_redemption', attributes: { code } } },
    });
  return { invite, fetchLinks, codesOf, redeem };
};

/** The one answer to a code that is not good. */
export const invalid = {
  code: 'invalid_code',
  detail: 'The code is not valid, or no longer valid. Ask the evaluation office of your institution for a new link',
  source: { pointer: '/data/attributes/code' },
};

/** What has the form of a code, and is none. */
export const wrongCode = 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4';
