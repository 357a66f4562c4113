import { encode } from 'uqr';
import './classes.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { messages } from './messages.ts';
import { useMyRates } from './queries.ts';

/** Returns the address at which students begin. */
const startAddress = (): string => `${globalThis.location.origin}/app`;

/** The QR code of an address, with the white border that readers need. */
const Code = ({ address }: { readonly address: string }) => {
  const { size, data } = encode(address, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="slide-code" role="img" aria-label={messages.code} viewBox={`0 0 ${size} ${size}`}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
};

/** Renders a slide that an instructor shows in class, and words to say with the slide. */
export const SlidePage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: rates, error, refetch } = useMyRates();
  if (rates === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const shown = rates.evaluations.find(({ evaluation }) => evaluation === id);
  // A midterm evaluation has no invitations.
  const hasLinks = !rates.midterms.some(({ started }) => started.some(({ evaluation }) => evaluation === id));
  return (
    <StaffPage title={messages.title} back={{ href: '/home', label: messages.back }} isWide>
      {shown === undefined ? (
        <EmptyState title={messages.missing} />
      ) : (
        <>
          <section className="slide" aria-label={shown.name}>
            <Code address={startAddress()} />
            <div>
              <h2>{shown.name}</h2>
              <p className="slide-address">{startAddress()}</p>
              <p>{hasLinks ? messages.scan : messages.scanAlone}</p>
              <ul>
                {messages.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </div>
          </section>
          <section>
            <h2>{messages.wordsTitle}</h2>
            {[...messages.words, hasLinks ? messages.wordsOfLinks : messages.wordsAlone].map((each) => (
              <p key={each}>{each}</p>
            ))}
          </section>
        </>
      )}
    </StaffPage>
  );
};
