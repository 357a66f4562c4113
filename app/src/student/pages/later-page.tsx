import { type ComponentType, lazy } from 'react';
import { LanguageProvider, useLanguage } from '../../shared/language/language.tsx';
import { TroublePage } from './trouble-page.tsx';

const Trouble = () => {
  const { failed } = useLanguage().messages;
  return <TroublePage text={failed.load[1] ?? ''} retry={() => window.location.reload()} />;
};

// The page brings its own language provider, because the part for staff has none.
const NotLoaded = () => (
  <LanguageProvider>
    <Trouble />
  </LanguageProvider>
);

/**
 * Returns a component whose module is loaded on demand. If loading fails, it shows an error page, or the component
 * `instead`.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = NotLoaded,
) => lazy(async () => ({ default: await load().catch(() => instead) }));
