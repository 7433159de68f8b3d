import { Button } from '../action/button.tsx';

/** Beside the label of a field whose choices could not be loaded. */
export const RetryAside = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <Button variant="quiet" className="-my-3 -mr-2.5 px-2.5!" onClick={() => void onRetry()}>
    Try Again
  </Button>
);
