import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** The button stays busy until a returned promise settles. */
  readonly onRetry: () => unknown;
  /** Where another retry is beside it. */
  readonly label?: string;
}

/** Shows that it is retrying: on a slow network nothing else would for a while. */
export function RetryButton({ onRetry, label = 'Try Again', ...look }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button {...look} busy={isBusy} busyText="Trying again…" onClick={() => void retry()}>
      {label}
    </Button>
  );
}
