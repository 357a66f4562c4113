import { useLocation } from 'wouter';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { PlatformForm } from './platform-form.tsx';
import { useLookAgain } from './queries.ts';
import { type attributesOf, newValues } from './values.ts';

/** Renders the page on which a platform is registered. */
export const NewPlatformPage = () => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const create = async (attributes: ReturnType<typeof attributesOf>): Promise<void> => {
    const body = { data: { type: 'lti_platform' as const, attributes } };
    const { data } = await ask((client) => client.post('/api/v1/lti_platforms', { idempotencyKey: keyOf(body), body }));
    void lookAgain();
    go(`/learning-platforms/${data.id}`);
  };
  return (
    <StaffPage title={messages.form.newTitle} back={{ href: '/learning-platforms', label: messages.title }}>
      <PlatformForm begin={newValues} isNew save={create} />
    </StaffPage>
  );
};
