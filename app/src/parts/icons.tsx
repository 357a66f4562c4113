import type { ReactNode } from 'react';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.500 4.500 4.500L19 7.500" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const ShieldIcon = () => (
  <Icon>
    <path d="M12 3 5 6v5.500c0 4.300 2.900 7.600 7 9.500 4.100-1.900 7-5.200 7-9.500V6z" />
    <path d="m9 12 2.200 2.200L15.500 10" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12 7.500V12l3 2" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="5" y="10.500" width="14" height="9.500" rx="2" />
    <path d="M8 10.500V8a4 4 0 0 1 8 0v2.500" />
  </Icon>
);
