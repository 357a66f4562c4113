import { useEffect, useRef, useState } from 'react';
import { translated } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import type { Asked } from '../answering/form.ts';

/** Announces to screen readers which questions an answer has added, or that it has removed some. */
export const Appearing = ({ asked }: { readonly asked: readonly Asked[] }) => {
  const { messages, tag } = useLanguage();
  const before = useRef(asked);
  const [news, setNews] = useState('');
  const names = asked.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say what is asked
  useEffect(() => {
    const added = asked.filter(({ name }) => !before.current.some((each) => each.name === name));
    const texts = added.map(
      ({ question: { attributes } }) => translated(attributes.text, attributes.text_translations, tag).text,
    );
    if (added.length > 0) setNews(messages.form.added([...new Set(texts)].join(' – ')));
    else if (asked.length < before.current.length) setNews(messages.form.removed);
    before.current = asked;
  }, [names]);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
};
