import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { readerLocale } from '../parts/formats.ts';
import { StaffPage } from '../parts/staff-page.tsx';
import { messages } from './messages.ts';
import { type Paper, pageRule, paperOf, papers } from './paper.ts';
import '../results/results.css';
import './reports.css';

/**
 * Sets the size and the margin texts of printed pages. A style sheet that a script creates needs no inline style, which
 * the policy forbids.
 */
const usePages = (title: string, subtitle: string, paper: Paper): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const { confidential: foot, page, of } = messages;
    sheet.replaceSync(pageRule({ paper, left: title, right: subtitle, foot, page, of }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [title, subtitle, paper]);
};

const PaperChoice = ({ paper, choose }: { readonly paper: Paper; readonly choose: (paper: Paper) => void }) => {
  const name = useId();
  return (
    <fieldset className="paper">
      <legend>{messages.paper}</legend>
      {papers.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={paper === each} onChange={() => choose(each)} />
          {messages.papers[each]}
        </label>
      ))}
    </fieldset>
  );
};

/** Renders a page for printing, with the choice of paper. */
export const Printed = ({
  title,
  subtitle,
  back,
  children,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}) => {
  const [paper, choose] = useState<Paper>(() => paperOf(readerLocale()));
  usePages(title, subtitle, paper);
  return (
    <StaffPage
      title={title}
      back={back}
      isWide
      actions={
        <>
          <PaperChoice paper={paper} choose={choose} />
          <Button onClick={() => window.print()}>{messages.print}</Button>
        </>
      }
    >
      <div className="report">{children}</div>
    </StaffPage>
  );
};
