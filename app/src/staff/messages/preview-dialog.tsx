import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { messages } from './messages.ts';
import { type Message, type PreviewLanguage, usePreview } from './queries.ts';
import { TestOutcome, useTest } from './test-mail.tsx';

const words = messages.preview;

/** The content of the `body` element; everything where there is no such element. */
const bodyOf = (html: string): string => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? html;

const isIn = (language: string, wanted: PreviewLanguage): boolean => language.split('-')[0] === wanted;

const Mail = ({ message, language }: { readonly message: Message; readonly language: PreviewLanguage }) => {
  const { data: mail, error } = usePreview(message.id, language);
  if (mail === undefined) return error === null ? <Loading /> : <ErrorMessage error={error} title={words.failed} />;
  return (
    <>
      {!isIn(mail.language, language) && <p className="muted">{words.otherLanguage(words.languages[language])}</p>}
      <article className="mail" lang={mail.language}>
        <h3>
          <span className="visually-hidden" lang="en">
            {words.subject}:{' '}
          </span>
          {mail.subject}
        </h3>
        <RichText html={bodyOf(mail.html)} />
      </article>
    </>
  );
};

/**
 * Shows a message as a student's phone shows it. Accounts that can write messages can send it to themselves as a test.
 */
export const PreviewDialog = ({
  message,
  purpose,
  mayTest,
  close,
}: {
  readonly message: Message;
  readonly purpose: string;
  readonly mayTest: boolean;
  readonly close: () => void;
}) => {
  const [language, choose] = useState<PreviewLanguage>('en');
  const { mutate: test, isPending, ...outcome } = useTest(message.id);
  return (
    <Dialog title={words.titleOf(purpose)} close={close}>
      {(leave) => (
        <>
          <p>{words.lead}</p>
          <SelectField label={words.language} names={words.languages} value={language} choose={choose} />
          <Mail message={message} language={language} />
          {!isPending && <TestOutcome {...outcome} />}
          <p className="actions">
            {mayTest && (
              <Button isDisabled={isPending} onClick={() => test()}>
                {isPending ? words.testing : words.test}
              </Button>
            )}
            <Button kind="secondary" onClick={leave}>
              {words.close}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
};
