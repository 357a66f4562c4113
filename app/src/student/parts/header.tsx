import { nameOfLanguage } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Brand } from '../../ui/institution/frame.tsx';
import { useVisit } from '../answering/visit.tsx';

const LanguageSwitch = () => {
  const { messages, tag, own, offered, choose } = useLanguage();
  return (
    <label className="language">
      <span className="visually-hidden">{messages.language}</span>
      <select value={offered.includes(tag) ? tag : own} onChange={({ target }) => choose(target.value)}>
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {nameOfLanguage(each)}
          </option>
        ))}
      </select>
    </label>
  );
};

export const Header = () => {
  const { messages } = useLanguage();
  const { opened } = useVisit();
  return (
    <header className="header">
      <Brand app={messages.app} />
      <LanguageSwitch />
      {opened !== undefined && (
        <Button kind="quiet" onClick={opened.leave} title={messages.leaveHint}>
          {messages.leave}
        </Button>
      )}
    </header>
  );
};
