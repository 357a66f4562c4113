import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import '../styles/institution.css';
import { institutionQuery } from '../../shared/institution.ts';
import { UsualBrand } from './usual-brand.tsx';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

const wordsIn: Readonly<Record<string, typeof en>> = { en, de };

const useInstitution = () => useQuery(institutionQuery).data?.attributes;

/** The brand of the institution, whose color headings and buttons get. */
export const OwnBrand = ({ app }: { readonly app: string }) => {
  const { name = null, logo = null, accent_color: color = null } = useInstitution() ?? {};
  useEffect(() => {
    const { style } = document.documentElement;
    if (color === null) style.removeProperty('--institution-accent');
    else style.setProperty('--institution-accent', color);
  }, [color]);
  if (name === null && logo === null) return <UsualBrand app={app} />;
  return (
    <p className="brand own">
      <img src={logo ?? '/app/icon.svg'} alt="" height="28" />
      <span>
        {name !== null && <span className="institution">{name}</span>}
        {app}
      </span>
    </p>
  );
};

/** The institution's contact and links below every page; nothing where it has none. */
export const OwnFooter = ({ own }: { readonly own: string }) => {
  const { contact, privacy_notice_url: privacy, accessibility_statement_url: accessibility } = useInstitution() ?? {};
  const words = wordsIn[own] ?? en;
  if (!contact && !privacy && !accessibility) return null;
  return (
    <footer className="institution-footer">
      {contact && (
        <p>
          {words.questions} <a href={`mailto:${contact.email}`}>{contact.name ?? contact.email}</a>
        </p>
      )}
      {privacy && (
        <p>
          <a href={privacy} target="_blank" rel="noreferrer">
            {words.privacy}
          </a>
        </p>
      )}
      {accessibility && (
        <p>
          <a href={accessibility} target="_blank" rel="noreferrer">
            {words.accessibility}
          </a>
        </p>
      )}
    </footer>
  );
};
