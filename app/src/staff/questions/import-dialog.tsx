import type { Remark } from 'facet-client/question-files/question-row';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { ActionDialog, FieldMistake } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { carryOutImport } from './carry-out-import.ts';
import { type ImportPlan, planOf } from './import-plan.ts';
import { reasons } from './import-reasons.ts';
import { messages } from './messages.ts';
import type { SetNode } from './outline.ts';
import { useShownOutline } from './queries.ts';
import { type ReadFile, readFile } from './read-file.ts';

const words = messages.import;

/** The most entries that a list shows: nobody reads more. */
const mostShown = 200;

const Remarks = ({ title, remarks }: { readonly title: string; readonly remarks: readonly Remark[] }) => (
  <section>
    <h3>{title}</h3>
    <ul className="remarks">
      {remarks.slice(0, mostShown).map(({ place, what, reason, about = '' }) => (
        <li key={`${place} ${reason} ${about}`}>
          {what !== undefined && <q>{what}</q>}{' '}
          <span className="muted">{place === 'the file' ? words.theFile : place}</span>: {reasons[reason](about)}
        </li>
      ))}
    </ul>
    {remarks.length > mostShown && <p>{words.more(remarks.length - mostShown)}</p>}
  </section>
);

/** The changes of a file, for the summary before the import. */
interface Changes {
  readonly added: readonly unknown[];
  readonly changed: readonly unknown[];
  /** The number of questions that are already as the file has them. */
  readonly unchanged: number;
  /** The changes to translations of section headings. */
  readonly headings?: readonly unknown[];
  /** The parts that are left out of imported questions. */
  readonly without?: ReadFile['without'];
}

/** Summarises the additions, changes and refused parts of a file before anything is written. */
export const ImportFile = <Plan extends Changes>({
  planOf: plans,
  carryOut,
  report,
  close,
}: {
  readonly planOf: (read: ReadFile) => Plan;
  readonly carryOut: (plan: Plan) => Promise<unknown>;
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const [read, setRead] = useState<ReadFile>();
  const [mistake, setMistake] = useState<string>();
  const plan = read && plans(read);
  const without = [...(read?.without ?? []), ...(plan?.without ?? [])];
  const number = plan === undefined ? 0 : plan.added.length + plan.changed.length;
  const headings = plan?.headings?.length ?? 0;
  const run = async (): Promise<void> => {
    if (plan === undefined || number + headings === 0) {
      setMistake(plan === undefined ? words.chooseOne : words.nothing);
      throw new FieldMistake();
    }
    await carryOut(plan);
    report(words.done(plan.added.length, plan.changed.length));
  };
  const choose = async (file: File | undefined): Promise<void> => {
    setMistake(undefined);
    setRead(undefined);
    if (file === undefined) return;
    try {
      setRead(await readFile(file));
    } catch {
      setMistake(words.unreadable);
    }
  };
  return (
    <ActionDialog
      title={words.title}
      confirm={number === 0 ? words.confirm : words.confirmMany(number)}
      run={run}
      close={close}
    >
      <Field label={words.file} hint={words.hint} error={mistake}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,.csv,.tsv,.txt,.lss,.xml"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      <div role="status">
        {plan !== undefined && read !== undefined && (
          <p>
            {words.taken(read.taken.length, read.left.length)}{' '}
            {read.taken.length > 0 && words.willBe(plan.added.length, plan.changed.length, plan.unchanged)}{' '}
            {headings > 0 && words.headings(headings)}
          </p>
        )}
      </div>
      {read !== undefined && read.left.length > 0 && <Remarks title={words.left} remarks={read.left} />}
      {without.length > 0 && <Remarks title={words.without} remarks={without} />}
    </ActionDialog>
  );
};

/** Imports a file into a period. */
export const ImportDialog = ({
  period,
  tree,
  ...dialog
}: {
  readonly period: string;
  readonly tree: readonly SetNode[];
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const { readAgain, forgetOthers } = useShownOutline(period);
  const carryOut = async (plan: ImportPlan): Promise<void> => {
    try {
      await ask((client) => carryOutImport(client, { period, tree }, plan));
    } finally {
      forgetOthers();
      await readAgain();
    }
  };
  return <ImportFile planOf={(file) => planOf(tree, file)} carryOut={carryOut} {...dialog} />;
};
