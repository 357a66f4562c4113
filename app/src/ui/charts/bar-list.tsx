/** One bar: a share of 1, or null where there is none to show. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly share: number | null;
  readonly text: string;
}

/** A list of bars, each with its name and its figure in words. A line marks the value to compare with. */
export const BarList = ({ bars, reference }: { readonly bars: readonly Bar[]; readonly reference?: number | null }) => (
  <ul className="bars">
    {bars.map(({ key, label, share, text }) => (
      <li key={key}>
        <span className="bar-label">{label}</span>
        <svg aria-hidden="true" width="100%" height="20" className="bar">
          <rect className="track" width="100%" height="20" rx="4" />
          {share !== null && <rect className="fill" width={`${Math.min(1, share) * 100}%`} height="20" rx="4" />}
          {typeof reference === 'number' && (
            <line className="mark" x1={`${reference * 100}%`} x2={`${reference * 100}%`} y1="0" y2="20" />
          )}
        </svg>
        <span className="bar-text">{text}</span>
      </li>
    ))}
  </ul>
);
