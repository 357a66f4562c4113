import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { useStaff } from '../session/staff.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { sendAgain } from './begin-import.ts';
import { FileAction } from './file-action.tsx';
import { messages } from './messages.ts';
import type { Import } from './queries.ts';
import { recall } from './remembered.ts';
import type { RemovalLimit } from './removal-limit.ts';
import { useBegin } from './use-begin.ts';

const words = messages.one;

const CheckAnother = () => (
  <ButtonLink kind="secondary" href="/imports">
    {words.again}
  </ButtonLink>
);

/** Applies the file of an import, after a dialog. */
export const ApplyStep = ({ of, label }: { readonly of: Import; readonly label: string }) => {
  const [file, setFile] = useState<File>();
  return (
    <div className="actions">
      <FileAction of={of} label={label} use={setFile} />
      <CheckAnother />
      {file && <ApplyDialog of={of} file={file} close={() => setFile(undefined)} />}
    </div>
  );
};

/** Checks the file of an import again, with another limit where one is given. */
export const CheckStep = ({ of, limit }: { readonly of: Import; readonly limit?: RemovalLimit }) => {
  const begin = useBegin();
  const { mutate, error } = useMutation({ mutationFn: begin });
  const { format, remove_missing, threshold } = of.attributes;
  const wish = { format, remove_missing: remove_missing ?? false, threshold: limit?.enough ?? threshold };
  return (
    <>
      <div className="actions">
        <FileAction
          of={of}
          label={limit === undefined ? words.repeatCheck : words.raise(limit.enough)}
          isSecondary={limit !== undefined}
          use={(file) => mutate({ file, wish, isDryRun: true })}
        />
        <CheckAnother />
      </div>
      {error !== null && <ErrorMessage error={error} title={words.notBegun} />}
    </>
  );
};

/** Sends the file of an import that it still waits for. */
export const SendStep = ({ of }: { readonly of: Import }) => {
  const { ask } = useStaff();
  const { mutate, error } = useMutation({ mutationFn: (file: File) => sendAgain(ask, of.id, file) });
  if (recall(sessionStorage, of.id) === undefined) {
    return (
      <p className="actions">
        <ButtonLink href="/imports">{words.begin}</ButtonLink>
      </p>
    );
  }
  return (
    <>
      <div className="actions">
        <FileAction of={of} label={words.send} use={mutate} />
      </div>
      {error !== null && <ErrorMessage error={error} title={words.notBegun} />}
    </>
  );
};

/** Links to the form for another file, if no other step is left. */
export const OtherFileStep = () => (
  <p className="actions">
    <CheckAnother />
  </p>
);
