import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toDay, toPercent } from '../parts/formats.ts';
import { Time } from '../parts/time.tsx';
import { messages } from './messages.ts';
import { isPreview, type Result, type ResultDocument } from './result.ts';

/** Shows how many students of the class have answered. */
export const ResponseRate = ({
  attributes: { response_rate: rate, completed, enrolled },
}: Pick<Result, 'attributes'>) => {
  if (completed === null || enrolled === null) return <span className="muted">–</span>;
  if (rate === null) return <span className="muted">{messages.noRate}</span>;
  return (
    <span className="rate">
      <progress value={rate} max={1} aria-hidden="true" />
      <span>
        {toPercent(rate)} <span className="muted">{messages.rate(completed, enrolled)}</span>
      </span>
    </span>
  );
};

const Preview = ({ meta }: ResultDocument) => (
  <Notice tone="warn" title={messages.preview}>
    <p>{messages.previewLead}</p>
    {meta?.period?.results_release_at && (
      <p>
        {messages.releaseAt} <Time at={meta.period.results_release_at} />
      </p>
    )}
  </Notice>
);

/** Shows the period, the term and the closing day of a result. */
const Origin = ({ data, meta }: ResultDocument) => (
  <ul className="facts">
    {[meta?.period?.name, meta?.period?.term].map((name) => name && <li key={name}>{name}</li>)}
    {data.attributes.closed_on !== null && (
      <li>
        {messages.closedOn} <time dateTime={data.attributes.closed_on}>{toDay(data.attributes.closed_on)}</time>
      </li>
    )}
  </ul>
);

const Guidelines = ({ html }: { readonly html: string }) => (
  <section className="guidelines">
    <h2>{messages.guidelines}</h2>
    <RichText html={html} />
  </section>
);

/** Shows the notes that the reader needs before the figures of a result. */
export const ResultHead = ({ result }: { readonly result: ResultDocument }) => {
  const { attributes } = result.data;
  return (
    <>
      <Origin {...result} />
      {isPreview(result) && <Preview {...result} />}
      <p className="rate-line">
        <strong>{messages.columns.rate}:</strong> <ResponseRate attributes={attributes} />
      </p>
      {attributes.results_guidelines && <Guidelines html={attributes.results_guidelines} />}
    </>
  );
};

/** Explains why a result is withheld, and shows how many have answered so far if the service returns the number. */
export const Withheld = ({ result: { data, meta } }: { readonly result: ResultDocument }) => {
  const [title, why] = messages.withheld[data.attributes.withheld_because ?? 'role'];
  const participation = meta?.participation;
  return (
    <Notice tone="plain" title={title}>
      <p>{why}</p>
      {participation !== undefined && (
        <p>
          {'completed_band' in participation
            ? messages.participationBand(participation.completed_band)
            : messages.participation(participation.enrolled, participation.completed)}
        </p>
      )}
    </Notice>
  );
};
