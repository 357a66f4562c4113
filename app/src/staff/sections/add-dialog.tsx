import type { FacetClient } from 'facet-client';
import { useState } from 'react';
import { ActionDialog, FieldMistake } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useLookAgain } from '../people/queries.ts';
import type { Person } from '../search/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { PersonField } from './person-field.tsx';

type KeyOf = ReturnType<typeof useRequestKeys>;

/** Props of a dialog that adds a person to a section. */
interface Props {
  readonly section: string;
  readonly report: (done: string) => void;
  readonly close: () => void;
}

interface Adding extends Props {
  readonly words: typeof messages.enrol | typeof messages.add;
  readonly add: (client: FacetClient, user: string, keyOf: KeyOf) => Promise<unknown>;
}

const AddDialog = ({ words, add, report, close }: Adding) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const lookAgain = useLookAgain();
  const [chosen, choose] = useState<Person>();
  const [mistake, setMistake] = useState<string>();
  const run = async (): Promise<void> => {
    if (chosen === undefined) {
      setMistake(messages.find.choose);
      throw new FieldMistake(messages.find.choose);
    }
    await ask((client) => add(client, chosen.id, keyOf));
    await lookAgain();
    report(words.done(chosen.attributes.display_name));
  };
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      <PersonField
        chosen={chosen}
        choose={(person) => {
          choose(person);
          setMistake(undefined);
        }}
        mistake={mistake}
      />
      <p className="muted">{words.again}</p>
    </ActionDialog>
  );
};

const oneOf = (id: string) => ({ data: { type: 'user' as const, id } });

/** Enrols a person in a section. A person who is not a student yet becomes one. */
export const EnrolDialog = (props: Props) => {
  const sections = { data: [{ type: 'course_evaluation_section' as const, id: props.section }] };
  const add = async (client: FacetClient, user: string, keyOf: KeyOf): Promise<unknown> => {
    const query = { 'filter[user]': [user], 'fields[course_evaluation_student]': ['user' as const] };
    const { data } = await client.get('/api/v1/course_evaluation_students', { params: { query } });
    const [student] = data;
    if (student !== undefined)
      return client.post('/api/v1/course_evaluation_students/{id}/relationships/sections', {
        params: { path: { id: student.id } },
        body: sections,
      });
    const relationships = { user: oneOf(user), sections };
    const body = { data: { type: 'course_evaluation_student' as const, relationships } };
    return client.post('/api/v1/course_evaluation_students', { body, idempotencyKey: keyOf(body) });
  };
  return <AddDialog {...props} words={messages.enrol} add={add} />;
};

const readInstructor = async (client: FacetClient, user: string, keyOf: KeyOf): Promise<string> => {
  const path = '/api/v1/course_evaluation_instructors';
  const { data } = await client.get(path, { params: { query: { 'filter[user]': [user] } } });
  if (data[0] !== undefined) return data[0].id;
  const body = { data: { type: 'course_evaluation_instructor' as const, relationships: { user: oneOf(user) } } };
  return (await client.post(path, { body, idempotencyKey: keyOf(body) })).data.id;
};

/** Adds an instructor to a section. A person who is not an instructor yet becomes one. */
export const AddInstructorDialog = (props: Props) => {
  const add = async (client: FacetClient, user: string, keyOf: KeyOf): Promise<unknown> => {
    const instructor = { type: 'course_evaluation_instructor' as const, id: await readInstructor(client, user, keyOf) };
    const section = { type: 'course_evaluation_section' as const, id: props.section };
    const relationships = { section: { data: section }, instructor: { data: instructor } };
    const body = { data: { type: 'course_evaluation_section_instructor' as const, relationships } };
    return client.post('/api/v1/course_evaluation_section_instructors', { body, idempotencyKey: keyOf(body) });
  };
  return <AddDialog {...props} words={messages.add} add={add} />;
};
