import { useMutation } from '@tanstack/react-query';
import type { Document } from 'facet-client/types';
import { Notice } from '../../ui/notice.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';

const words = messages.test;

type Outcome = Document<'/api/v1/webhook_endpoints/{id}/tests', 'post'>['meta'];

/** Sends a ping to an endpoint on request. */
export const usePing = (id: string) => {
  const { ask } = useStaff();
  return useMutation({
    mutationFn: async () =>
      (await ask((client) => client.post('/api/v1/webhook_endpoints/{id}/tests', { params: { path: { id } } }))).meta,
  });
};

const Failed = ({ response_status, failure, duration_ms, response_body }: Outcome) => (
  <Notice tone="bad" title={words.bad}>
    <p>{response_status === null ? messages.failures[failure ?? ''] : words.status(response_status, duration_ms)}</p>
    {response_body !== null && response_body !== '' && <pre>{response_body}</pre>}
    <p>{words.again}</p>
  </Notice>
);

/** Shows the outcome of a ping. */
export const PingOutcome = ({ data, error }: Pick<ReturnType<typeof usePing>, 'data' | 'error'>) => {
  if (error !== null) return <ErrorMessage error={error} title={words.failed} />;
  if (data === undefined) return null;
  return data.succeeded ? <Notice tone="good" title={words.good(data.duration_ms)} /> : <Failed {...data} />;
};
