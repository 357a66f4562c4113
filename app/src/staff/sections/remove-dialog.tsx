import type { FacetClient } from 'facet-client';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useLookAgain } from '../people/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import type { Member } from './queries.ts';

interface Props {
  readonly section: string;
  readonly member: Member;
  readonly report: (done: string) => void;
  readonly close: () => void;
}

interface Removing extends Props {
  readonly words: typeof messages.withdraw | typeof messages.remove;
  readonly remove: (client: FacetClient) => Promise<unknown>;
}

const RemoveDialog = ({ words, remove, member: { name = messages.somebody }, report, close }: Removing) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain();
  const run = async (): Promise<void> => {
    try {
      await ask(remove);
    } finally {
      // A refused change is read again too: a colleague may have been faster.
      await lookAgain();
    }
    report(words.done(name));
  };
  return (
    <ActionDialog title={words.title(name)} confirm={words.confirm} run={run} close={close} isDangerous>
      <p>{words.lead}</p>
      <p className="muted">{words.again}</p>
    </ActionDialog>
  );
};

/** Withdraws a student. */
export const WithdrawDialog = (props: Props) => {
  const { section, member } = props;
  const remove = (client: FacetClient): Promise<unknown> =>
    client.delete('/api/v1/course_evaluation_students/{id}/relationships/sections', {
      params: { path: { id: member.id } },
      body: { data: [{ type: 'course_evaluation_section', id: section }] },
    });
  return <RemoveDialog {...props} words={messages.withdraw} remove={remove} />;
};

/** Ends the assignment of an instructor. */
export const RemoveInstructorDialog = (props: Props) => {
  const params = { path: { id: props.member.id } };
  const remove = (client: FacetClient): Promise<unknown> =>
    client.delete('/api/v1/course_evaluation_section_instructors/{id}', { params });
  return <RemoveDialog {...props} words={messages.remove} remove={remove} />;
};
