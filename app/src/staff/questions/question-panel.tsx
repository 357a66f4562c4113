import { useMutation } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFirstMistake } from '../../ui/field.tsx';
import { ChangeErrorMessage } from '../parts/error-message.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { Conflict } from './conflict.tsx';
import type { Draft } from './drafts.ts';
import { messages } from './messages.ts';
import type { Question } from './outline.ts';
import { Preview, type ShownIn } from './preview.tsx';
import { QuestionFields } from './question-fields.tsx';
import {
  type Asking,
  changedAttributes,
  differingValues,
  merged,
  newValues,
  type QuestionValues,
  type SentAttributes,
  valuesOf,
} from './question-values.ts';

const words = messages.form;

const labels: Readonly<Record<string, string>> = {
  '/data/attributes/text': words.text,
  '/data/attributes/scale': messages.kinds.scale,
  '/data/attributes/scale/labels': words.labels,
  '/data/attributes/choices': words.choices,
  '/data/attributes/max_length': words.maxLength,
  '/data/attributes/shown_if': words.shownIf,
};

/** The requests that write and read a question or an item of the bank. */
export interface QuestionStore<Each extends Asking> {
  readonly create: (client: FacetClient, values: QuestionValues, key: string) => Promise<Each>;
  /** Changes the question in the version that the user saw. */
  readonly change: (
    client: FacetClient,
    seen: { readonly id: string; readonly version: number },
    attributes: Partial<SentAttributes>,
    key: string,
  ) => Promise<Each>;
  readonly read: (client: FacetClient, id: string) => Promise<Each>;
}

export interface QuestionPanelProps<Each extends Asking> {
  /** The part that contains the question, or will contain it. */
  readonly part: ShownIn;
  readonly store: QuestionStore<Each>;
  /** The question as the service stores it; undefined for a new one. */
  readonly question: Each | undefined;
  readonly draft: Draft | undefined;
  readonly setDraft: (draft: Draft) => void;
  readonly dropDraft: () => void;
  readonly languages: readonly string[];
  /** The questions on whose answers the question can depend; missing if there are no others. */
  readonly decisive?: readonly Question[];
  readonly isFrozen: boolean;
  /** Shows the version that the service has now. */
  readonly show: (question: Each) => void;
  readonly onSaved: (question: Each) => void;
  readonly onFrozen?: () => void;
}

const isOvertaken = (error: unknown): boolean => error instanceof FacetError && error.status === 412;
const isAnswered = (error: unknown): boolean =>
  error instanceof FacetError && error.errors.some(({ code }) => code === 'already_answered');

const isSame = (one: QuestionValues, other: QuestionValues): boolean => differingValues(one, other).length === 0;

/** Renders one question: its fields, hints about it, and a preview. */
export const QuestionPanel = <Each extends Asking>({
  part,
  store,
  question,
  draft,
  setDraft,
  dropDraft,
  ...props
}: QuestionPanelProps<Each>) => {
  const { languages, decisive = [], isFrozen, show, onSaved, onFrozen } = props;
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const base = draft === undefined ? question : draft.base;
  const before = base === undefined ? newValues : valuesOf(base);
  const values = draft?.values ?? before;
  const theirs = question === undefined ? newValues : valuesOf(question);
  const change = (some: Partial<QuestionValues>): void => setDraft({ base, values: { ...values, ...some } });
  const rebase = (kept: QuestionValues): void => setDraft({ base: question, values: kept });
  const isChanged = Object.keys(changedAttributes(before, values)).length > 0;
  // A change of the question's position by others is no conflict, because the form does not edit the position.
  const isConflict = isChanged && question !== undefined && !isSame(theirs, before);
  const save = async (): Promise<Each> => {
    if (question === undefined || base === undefined) {
      const key = keyOf([part.id, values]);
      return ask((client) => store.create(client, values, key));
    }
    const { version } = (isSame(theirs, before) ? question : base).meta;
    const attributes = changedAttributes(before, values);
    const key = keyOf([question.id, version, attributes]);
    return ask((client) => store.change(client, { id: question.id, version }, attributes, key));
  };
  const { mutate, isPending, error, submittedAt, reset } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      dropDraft();
      onSaved(saved);
    },
    onError: async (reason) => {
      if (isAnswered(reason)) onFrozen?.();
      if (isOvertaken(reason) && question !== undefined) show(await ask((client) => store.read(client, question.id)));
    },
  });
  const form = useFirstMistake(submittedAt, error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && isChanged && !isConflict) mutate();
  };
  const settle = (kept: QuestionValues): void => {
    reset();
    rebase(kept);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="question-form">
      <div>
        <QuestionFields {...{ values, change, error, isFrozen, languages, decisive }} />
        {isConflict && (
          <Conflict
            base={before}
            mine={values}
            theirs={theirs}
            keepMine={() => settle(merged(before, values, theirs))}
            takeTheirs={() => settle(theirs)}
          />
        )}
        {error !== null && !isPending && !isConflict && (
          <ChangeErrorMessage error={error} title={words.failed} labels={labels} />
        )}
        <p className="actions">
          <Button type="submit" isDisabled={isPending || !isChanged || isConflict}>
            {isPending ? words.saving : words.save}
          </Button>
          {(isChanged || question === undefined) && (
            <Button
              kind="secondary"
              onClick={() => {
                reset();
                dropDraft();
              }}
            >
              {words.discard}
            </Button>
          )}
        </p>
      </div>
      <Preview part={part} values={values} />
    </form>
  );
};
