import { useState } from 'react';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { keepSecret, UnseenSecret } from '../parts/secret-dialog.tsx';
import { toTime } from '../parts/times.ts';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { labels, MatchFields, pointerTo, Text } from './platform-form.tsx';
import { newValues, registrationOf } from './values.ts';

const words = messages.registration;

const newLink = 'registration link';

/** Makes a link with which a platform registers itself, from the values that the office enters. */
export const RegistrationDialog = ({ close }: { readonly close: () => void }) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const [values, setValues] = useState(newValues);
  const [error, setError] = useState<unknown>(null);
  const change = (some: Partial<typeof values>): void => setValues({ ...values, ...some });
  const make = async (): Promise<void> => {
    const body = { data: { type: 'lti_registration' as const, attributes: registrationOf(values) } };
    try {
      const { meta } = await ask((client) =>
        client.post('/api/v1/lti_registrations', { idempotencyKey: keyOf(body), body }),
      );
      keepSecret(newLink, { secret: meta.link, bothUntil: meta.expires_at });
    } catch (refused) {
      setError(refused);
      throw refused;
    }
  };
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={make} close={close} labels={labels}>
      <p>{words.lead}</p>
      <Text
        label={messages.form.name}
        hint={messages.form.nameHint}
        error={fieldError(error, pointerTo('name'))}
        value={values.name}
        set={(name) => change({ name })}
      />
      <MatchFields values={values} change={change} error={error} />
    </ActionDialog>
  );
};

/** Shows a new link once, and says where to paste it. */
export const UnseenLink = () => (
  <UnseenSecret
    of={newLink}
    text={words.shown}
    more={({ secret, bothUntil }) =>
      secret !== null && (
        <>
          <p>{bothUntil !== undefined && words.until(toTime(bothUntil))}</p>
          <ul>
            {(['canvas', 'moodle', 'brightspace'] as const).map((kind) => (
              <li key={kind}>
                {messages.kinds[kind]}: {words.where[kind]}
              </li>
            ))}
          </ul>
          <p>{words.after}</p>
        </>
      )
    }
  />
);
