import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Fact } from '../parts/fact.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { AtThePlatform } from './at-the-platform.tsx';
import { addressNames } from './kinds.ts';
import { messages } from './messages.ts';
import { PlatformActions } from './platform-actions.tsx';
import { type Platform, usePlatform } from './queries.ts';
import { valuesOf } from './values.ts';

const words = messages.form;

const Details = ({ platform }: { readonly platform: Platform }) => {
  const { attributes } = platform;
  const { userMatch, userField, sectionMatch, sectionField } = valuesOf(platform);
  return (
    <dl className="details">
      <Fact name={words.clientId}>{attributes.client_id}</Fact>
      <Fact name={words.deployments}>{attributes.deployment_ids?.join(', ') || messages.one.none}</Fact>
      {addressNames.map(
        (name) =>
          attributes[name] !== null && (
            <Fact key={name} name={words[name]}>
              {attributes[name]}
            </Fact>
          ),
      )}
      {attributes.roster_url !== null && <Fact name={words.roster}>{attributes.roster_url}</Fact>}
      <Fact name={words.userMatch}>
        {userMatch === 'custom' ? messages.customField(userField) : messages.userMatches[userMatch]}
      </Fact>
      <Fact name={words.sectionMatch}>
        {sectionMatch === 'custom' ? messages.customField(sectionField) : messages.sectionMatches[sectionMatch]}
      </Fact>
    </dl>
  );
};

const Shown = ({ platform }: { readonly platform: Platform }) => {
  const { account } = useStaff();
  const [done, report] = useState<string>();
  const { name, is_active } = platform.attributes;
  return (
    <StaffPage title={name ?? ''} back={{ href: '/learning-platforms', label: messages.title }} isWide>
      {done !== undefined && <Notice tone="good" title={done} />}
      {is_active !== true && (
        <Notice tone="warn" title={messages.one.offTitle}>
          <p>{messages.one.offLead}</p>
          {platform.attributes.deployment_ids?.length === 0 && <p>{messages.one.noDeployment}</p>}
        </Notice>
      )}
      <Details platform={platform} />
      {may(account, 'lti:write') && <PlatformActions platform={platform} report={report} />}
      <AtThePlatform />
    </StaffPage>
  );
};

/** Renders a platform: its settings, and the actions on it. */
export const PlatformPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data, error, refetch } = usePlatform(id);
  if (data !== undefined) return <Shown platform={data} />;
  return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
};
