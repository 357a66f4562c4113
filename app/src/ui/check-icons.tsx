const frame = { width: 22, height: 22, viewBox: '0 0 24 24', fill: 'none' } as const;

/** Marks something as done. */
export const CheckIcon = () => (
  <svg {...frame} aria-hidden="true" className="icon good">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />
    <path d="M8 12.5l2.8 2.8L16 9.7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/** Marks something as missing. */
export const MissingIcon = () => (
  <svg {...frame} aria-hidden="true" className="icon warn">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />
    <path d="M12 7.5v5.5M12 16.2v.3" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
