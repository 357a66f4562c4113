import { messages } from './messages.ts';

export const LoadingPage = ({ text = messages.loading }: { readonly text?: string }) => (
  <main id="main">
    <p role="status" className="loading">
      {text}
    </p>
  </main>
);

/** Replaces a part of a page that is still loading. */
export const Loading = () => (
  <p role="status" className="loading">
    {messages.loading}
  </p>
);
