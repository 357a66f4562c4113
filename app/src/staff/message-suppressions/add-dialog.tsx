import { FacetError } from 'facet-client/errors';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { ActionDialog, FieldMistake } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { useLookAgain } from './queries.ts';

const words = messages.add;

/** Finds a person by an address, and has the service send that person no mails. */
const useSuppress = () => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  return async (address: string): Promise<string> => {
    const query = { 'filter[emails]': [address], 'fields[user]': ['display_name' as const], 'page[size]': 2 };
    const { data } = await ask((client) => client.get('/api/v1/users', { params: { query } }));
    const [user] = data;
    if (user === undefined || data.length > 1) throw new FieldMistake(user ? words.several : words.nobody);
    const relationships = { user: { data: { type: 'user' as const, id: user.id } } };
    const body = { data: { type: 'message_suppression' as const, relationships } };
    try {
      await ask((client) => client.post('/api/v1/message_suppressions', { body, idempotencyKey: keyOf(body) }));
    } catch (error) {
      const isKnown = error instanceof FacetError && error.errors[0]?.code === 'already_suppressed';
      throw isKnown ? new FieldMistake(words.already) : error;
    }
    return user.attributes.display_name ?? address;
  };
};

/** Adds a person to those who get no mails. */
export const AddDialog = ({
  report,
  close,
}: {
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const [address, setAddress] = useState('');
  const [mistake, setMistake] = useState<string>();
  const suppress = useSuppress();
  const lookAgain = useLookAgain();
  const run = async (): Promise<void> => {
    try {
      const name = await suppress(address.trim());
      await lookAgain();
      report(words.done(name));
    } catch (error) {
      if (error instanceof FieldMistake) setMistake(error.message);
      throw error;
    }
  };
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      <Field label={words.field} error={mistake}>
        {(control) => (
          <input
            {...control}
            type="email"
            className="long"
            required
            autoComplete="off"
            maxLength={255}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setMistake(undefined);
            }}
          />
        )}
      </Field>
    </ActionDialog>
  );
};
