import { Component, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import { StaffPage } from './staff-page.tsx';

interface Props {
  readonly children: ReactNode;
}

/** In place of a page that has broken, or whose part was replaced by that of a newer version. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const [title, lead] = messages.problem.crashed;
    if (!this.state.hasFailed) return this.props.children;
    return (
      <StaffPage title={title ?? ''} lead={lead}>
        <p className="actions">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {messages.retry}
          </button>
        </p>
      </StaffPage>
    );
  }
}
