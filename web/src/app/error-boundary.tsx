import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from '#web/components/layout/error-page.tsx';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <ErrorPage /> : this.props.children);
}

/** Shows the error page when a page fails to render; a navigation resets it. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary key={useLocation().pathname}>{children}</Boundary>
);
