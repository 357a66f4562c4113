import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import { StaffPage } from './staff-page.tsx';

interface Props {
  readonly children: ReactNode;
}

type Problem = 'failed' | 'crashed';

// The error messages of Chromium, Firefox and Safari, and of Vite for styles, about a module that could not be loaded.
const notLoaded = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * Replaces a page that threw an error, or whose module could not be loaded: the service is away, or has a newer
 * version.
 */
export class ErrorBoundary extends Component<Props, { readonly problem?: Problem }> {
  override readonly state: { readonly problem?: Problem } = {};

  static getDerivedStateFromError(error: unknown): { readonly problem: Problem } {
    return { problem: error instanceof Error && notLoaded.test(error.message) ? 'failed' : 'crashed' };
  }

  override render() {
    if (this.state.problem === undefined) return this.props.children;
    const [title, lead] = messages.problem[this.state.problem];
    return (
      <StaffPage title={title ?? ''} lead={lead}>
        <p className="actions">
          <Button onClick={() => window.location.reload()}>{messages.retry}</Button>
        </p>
      </StaffPage>
    );
  }
}
