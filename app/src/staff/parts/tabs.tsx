import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Parts of a page of which one is shown; arrow keys go from one to the next, as the pattern of ARIA has it. */
export const Tabs = ({
  label,
  tabs,
  initial,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly initial?: string;
}) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(initial ?? tabs[0]?.key);
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  const go = (event: KeyboardEvent): void => {
    const last = tabs.length - 1;
    const at = tabs.findIndex(({ key }) => key === shown?.key);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
    const step = steps[event.key];
    const next = ends[event.key] ?? (step === undefined ? undefined : (at + step + tabs.length) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[next]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === shown?.key}
            aria-controls={key === shown?.key ? `${id}-panel` : undefined}
            tabIndex={key === shown?.key ? 0 : -1}
            onClick={() => choose(key)}
            onKeyDown={go}
          >
            {text}
          </button>
        ))}
      </div>
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with nothing that has the focus.
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.key}`} tabIndex={0} key={shown.key}>
          {shown.content()}
        </div>
      )}
    </>
  );
};
