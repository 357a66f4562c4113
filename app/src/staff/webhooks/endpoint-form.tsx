import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { EventFields } from './event-fields.tsx';
import { type EventTypes, toChosen, toEventTypes } from './event-types.ts';
import { messages } from './messages.ts';
import type { Endpoint } from './queries.ts';

const words = messages.form;

/** The values of the form for an endpoint. */
export interface EndpointValues {
  readonly url: string;
  readonly description: string | null;
  readonly event_types: EventTypes;
}

const useEndpointForm = (
  attributes: Endpoint['attributes'] | undefined,
  save: (values: EndpointValues) => Promise<unknown>,
) => {
  const [url, setUrl] = useState(attributes?.url ?? '');
  const [description, setDescription] = useState(attributes?.description ?? '');
  const [chosen, choose] = useState(toChosen(attributes?.event_types ?? null));
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: save });
  const types = toEventTypes(chosen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (types !== undefined && !isPending)
      mutate({ url: url.trim(), description: description.trim() || null, event_types: types });
  };
  const isLacking = isTried && types === undefined;
  return { url, setUrl, description, setDescription, chosen, choose, isPending, error, isLacking, submit };
};

/** Creates or changes an endpoint. */
export const EndpointForm = ({
  of,
  save,
}: {
  readonly of?: Endpoint;
  readonly save: (values: EndpointValues) => Promise<unknown>;
}) => {
  const form = useEndpointForm(of?.attributes, save);
  const isNew = of === undefined;
  return (
    <form onSubmit={form.submit} noValidate>
      {form.error !== null && (
        <ChangeErrorMessage
          error={form.error}
          title={isNew ? words.failed : words.changeFailed}
          labels={words.labels}
        />
      )}
      <Field label={words.url} hint={words.urlHint} error={fieldError(form.error, '/data/attributes/url')}>
        {(control) => (
          <input
            {...control}
            className="long"
            type="url"
            required
            autoComplete="off"
            spellCheck={false}
            placeholder="https://hr.example/facet-events"
            value={form.url}
            onChange={({ target }) => form.setUrl(target.value)}
          />
        )}
      </Field>
      <Field label={words.description} hint={words.descriptionHint}>
        {(control) => (
          <input
            {...control}
            className="long"
            value={form.description}
            maxLength={255}
            onChange={({ target }) => form.setDescription(target.value)}
          />
        )}
      </Field>
      <EventFields chosen={form.chosen} change={form.choose} problem={form.isLacking ? words.none : undefined} />
      <p className="actions">
        <Button type="submit" isDisabled={form.isPending}>
          {form.isPending ? words.saving : isNew ? words.create : words.save}
        </Button>
      </p>
    </form>
  );
};
