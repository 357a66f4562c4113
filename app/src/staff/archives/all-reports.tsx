import { FacetError } from 'facet-client/errors';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Option } from '../../ui/option.tsx';
import { Progress } from '../../ui/progress.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { type About, requestFor } from './about.ts';
import { messages } from './messages.ts';
import { useArchive, useAsking } from './queries.ts';

/** Shows the progress of an archive, then the button that downloads it. */
const Archive = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useArchive(id);
  const [isLost, setIsLost] = useState(false);
  const { state, documents, withheld, evaluations } = data?.data.attributes ?? {};
  if (error !== null || state === 'failed') return <Notice tone="bad">{messages.failed}</Notice>;
  if (state === 'finished') {
    // An address is good for five minutes, and this page may have been open for longer.
    const download = async (): Promise<void> => {
      const url = (await refetch()).data?.meta?.download?.url;
      setIsLost(url === undefined);
      if (url !== undefined) location.assign(url);
    };
    return (
      <Notice tone={isLost ? 'warn' : 'good'}>
        <p>
          {messages.done(documents ?? 0, withheld ?? 0)} {messages.kept}
        </p>
        {isLost && <p>{messages.lost}</p>}
        <Button onClick={() => void download()}>{messages.download}</Button>
      </Notice>
    );
  }
  if (!evaluations) return <p role="status">{messages.waiting}</p>;
  const done = (documents ?? 0) + (withheld ?? 0);
  return <Progress value={done} most={evaluations} text={messages.running(done, evaluations)} />;
};

const refusals: Readonly<Record<string, string>> = {
  too_many_documents: messages.tooMany,
  too_many_reports: messages.tooManyOpen,
};

const refusalOf = (error: Error): string =>
  (error instanceof FacetError ? refusals[error.errors[0]?.code ?? ''] : undefined) ?? messages.failed;

/** Requests an archive of all reports of a period, a department or an instructor that the account may see. */
export const AllReports = ({ about }: { readonly about: About }) => {
  const { account } = useStaff();
  const [withComments, setWithComments] = useState(false);
  const { mutate, data: id, isPending, error } = useAsking(about);
  if (requestFor(about) === undefined || !(may(account, 'results:read') || may(account, 'results:preview')))
    return null;
  return (
    <section className="all-reports">
      {may(account, 'comments:read') && (
        <Option kind="checkbox" name="with_comments" isChosen={withComments} choose={setWithComments}>
          {messages.comments}
        </Option>
      )}
      <Button kind="secondary" isSmall isDisabled={isPending} onClick={() => mutate(withComments)}>
        {messages.button}
      </Button>
      <p className="muted">{messages.hint}</p>
      {error !== null && <Notice tone="bad">{refusalOf(error)}</Notice>}
      {id !== undefined && <Archive key={id} id={id} />}
    </section>
  );
};
