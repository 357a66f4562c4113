import { type ComponentType, lazy } from 'react';
import { LanguageProvider, useLanguage } from '../../shared/language/language.tsx';
import { TroublePage } from './trouble-page.tsx';

const Trouble = () => {
  const { failed } = useLanguage().messages;
  return <TroublePage text={failed.load[1] ?? ''} retry={() => window.location.reload()} />;
};

// With words of its own: staff's part has none around it.
const NotLoaded = () => (
  <LanguageProvider>
    <Trouble />
  </LanguageProvider>
);

/** What is loaded when it is shown; if it cannot be loaded, a page says so, or what is given `instead`. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = NotLoaded,
) => lazy(async () => ({ default: await load().catch(() => instead) }));
