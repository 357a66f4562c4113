import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChooseFile } from './choose-file.tsx';
import { fileOf } from './file-transfers.ts';
import { messages } from './messages.ts';
import type { Import } from './queries.ts';
import { isSameFile, recall } from './remembered.ts';

/** What an import's file is called. */
export const nameOf = ({ id, attributes: { file_name } }: Import): string =>
  file_name ?? recall(sessionStorage, id)?.file.name ?? messages.one.unnamed;

const isTheSame = (one: Import, file: File): boolean => {
  const known = recall(sessionStorage, one.id)?.file;
  return known === undefined ? file.name === nameOf(one) : isSameFile(file, known);
};

/** A button for an action that needs the file of an import. It asks for the file if this page does not have it. */
export const FileAction = ({
  of,
  label,
  isSecondary = false,
  use,
}: {
  readonly of: Import;
  readonly label: string;
  readonly isSecondary?: boolean;
  readonly use: (file: File) => void;
}) => {
  const [isAsking, setIsAsking] = useState(false);
  const [other, setOther] = useState<File>();
  const begin = (): void => {
    const file = fileOf(of.id);
    if (file === undefined) setIsAsking(true);
    else use(file);
  };
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    if (isTheSame(of, file)) use(file);
    setOther(isTheSame(of, file) ? undefined : file);
  };
  if (!isAsking) {
    return (
      <Button kind={isSecondary ? 'secondary' : 'primary'} onClick={begin}>
        {label}
      </Button>
    );
  }
  return (
    <div className="ask-file">
      <p>{messages.same.lead(nameOf(of))}</p>
      <ChooseFile
        file={undefined}
        choose={choose}
        problem={other === undefined ? undefined : messages.same.other(nameOf(of))}
      />
    </div>
  );
};
