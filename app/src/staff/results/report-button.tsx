import { useMutation } from '@tanstack/react-query';
import { ownLanguage } from '../../shared/language/own-language.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';

const words = messages.pdf;

// File systems do not allow these characters in a name.
const fileName = (title: string): string =>
  `${title
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .trim()
    .slice(0, 100)}.pdf`;

/** Downloads the report of a result as PDF. */
export const ReportButton = ({ evaluation, title }: { readonly evaluation: string; readonly title: string }) => {
  const { ask } = useStaff();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluations/{id}/result', {
          params: { path: { id: evaluation } },
          headers: { Accept: 'application/pdf', 'Accept-Language': ownLanguage },
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file: unknown) => {
      if (file instanceof Blob) downloadFile(fileName(title), file);
    },
  });
  return (
    <>
      <Button kind="secondary" isDisabled={isPending} onClick={() => mutate()}>
        {isPending ? words.running : words.button}
      </Button>
      <p role="status" className={isError ? undefined : 'visually-hidden'}>
        {isError && words.failed}
      </p>
    </>
  );
};
