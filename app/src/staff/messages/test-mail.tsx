import { useMutation } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { Notice } from '../../ui/notice.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';

const words = messages.preview;

/** Sends a test of a message to the signed-in person. */
export const useTest = (id: string) => {
  const { ask } = useStaff();
  return useMutation({
    mutationFn: async () => {
      const call = { params: { path: { id } } };
      return (await ask((client) => client.post('/api/v1/course_evaluation_period_messages/{id}/tests', call))).meta;
    },
  });
};

/** Returns why no test was sent, for codes whose text from the service is not meant for its users. */
const reasonOf = (error: unknown): string | undefined => {
  const { code, meta } = (error instanceof FacetError && error.errors[0]) || {};
  if (code === 'too_many_tests') return words.tooMany;
  if (code !== 'mail_not_set_up') return undefined;
  const missing = meta?.missing;
  return words.noMail(Array.isArray(missing) ? missing.map(String) : []);
};

/** Shows the address of a test, or why it was not sent. */
export const TestOutcome = ({ data, error }: Pick<ReturnType<typeof useTest>, 'data' | 'error'>) => {
  const reason = reasonOf(error);
  if (reason !== undefined)
    return (
      <Notice tone="bad" title={words.notTested}>
        <p>{reason}</p>
      </Notice>
    );
  if (error !== null) return <ErrorMessage error={error} title={words.notTested} />;
  if (data === undefined) return null;
  return (
    <Notice tone={data.sent ? 'good' : 'bad'}>
      <p>{data.sent ? words.tested(data.address) : words.notTaken(data.address)}</p>
    </Notice>
  );
};
