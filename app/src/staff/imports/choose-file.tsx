import { type DragEvent, useId, useState } from 'react';
import { messages } from './messages.ts';

const words = messages.choose;
const most = 2 * 1024 ** 3;

/** Why a file can't be imported, without reading it. */
const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!/\.(zip|csv|tsv|tab|txt)$/i.test(name)) return words.wrong;
  if (size === 0) return words.empty;
  return size > most ? words.large : undefined;
};

const units = ['bytes', 'kB', 'MB', 'GB'];

/** How large a file is, in words. */
const sizeOf = (bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1_000 ** power;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${units[power]}`;
};

/** A file to choose, or to be dropped; only a file that can be imported is reported. */
export const ChooseFile = ({
  file,
  choose,
  problem,
}: {
  readonly file: File | undefined;
  readonly choose: (file: File | undefined) => void;
  /** What is wrong other than the file itself. */
  readonly problem?: string | undefined;
}) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const take = (files: FileList | null): void => {
    const [first] = files ?? [];
    if (first === undefined) return;
    const found = (files?.length ?? 0) > 1 ? words.several : fileProblem(first);
    setMistake(found);
    choose(found === undefined ? first : undefined);
  };
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isNowOver);
  };
  const drop = (event: DragEvent): void => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  const wrong = mistake ?? problem;
  return (
    <div className="field">
      <label
        className="file-drop"
        htmlFor={id}
        data-over={isOver || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <span className="file-name">{file === undefined ? words.label : file.name}</span>
        <span className="muted">{file === undefined ? words.drop : `${sizeOf(file.size)} · ${words.other}`}</span>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".zip,.csv,.tsv,.tab,.txt"
          aria-describedby={wrong === undefined ? undefined : `${id}-error`}
          aria-invalid={wrong === undefined ? undefined : true}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </label>
      {wrong !== undefined && (
        <p className="mistake" id={`${id}-error`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
};
