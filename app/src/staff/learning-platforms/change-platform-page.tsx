import { useLocation } from 'wouter';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { PlatformForm } from './platform-form.tsx';
import { type Platform, useLookAgain, usePlatform } from './queries.ts';
import { type attributesOf, valuesOf } from './values.ts';

const Shown = ({ platform }: { readonly platform: Platform }) => {
  const { id, meta } = platform;
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const change = async (attributes: ReturnType<typeof attributesOf>): Promise<void> => {
    const body = { data: { type: 'lti_platform' as const, id, attributes } };
    const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf([body, meta.version]) };
    await ask((client) => client.patch('/api/v1/lti_platforms/{id}', call));
    await lookAgain();
    go(`/learning-platforms/${id}`);
  };
  return (
    <StaffPage
      title={messages.form.changeTitle}
      back={{ href: `/learning-platforms/${id}`, label: platform.attributes.name ?? '' }}
    >
      <PlatformForm begin={valuesOf(platform)} save={change} />
    </StaffPage>
  );
};

/** Changes a platform. */
export const ChangePlatformPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data, error, refetch } = usePlatform(id);
  if (data !== undefined) return <Shown key={data.meta.version} platform={data} />;
  return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
};
