import { lazy, Suspense } from 'react';
import { UsualBrand } from './usual-brand.tsx';

// The page shows its content first, and loads these later.
const OwnBrand = lazy(() =>
  import('./own-frame.tsx').then(
    ({ OwnBrand: Brand }) => ({ default: Brand }),
    () => ({ default: UsualBrand }),
  ),
);

const OwnFooter = lazy(() =>
  import('./own-frame.tsx').then(
    ({ OwnFooter: Footer }) => ({ default: Footer }),
    () => ({ default: () => null }),
  ),
);

/** The logo and the name of the institution above that of the application. */
export const Brand = ({ app }: { readonly app: string }) => (
  <Suspense fallback={<UsualBrand app={app} />}>
    <OwnBrand app={app} />
  </Suspense>
);

/** Where people ask, and what the institution says of personal data and accessibility; `own` is the language of the page. */
export const Footer = ({ own }: { readonly own: string }) => (
  <Suspense>
    <OwnFooter own={own} />
  </Suspense>
);
