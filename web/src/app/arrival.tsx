import { type ReactNode, useInsertionEffect } from 'react';

export interface ArrivalProps {
  /** Called once, after the content is rendered and before layout. */
  readonly onArrive: () => void;
  readonly children: ReactNode;
}

/** Reports when the application has rendered; React has no callback for that. */
export function Arrival({ onArrive, children }: ArrivalProps) {
  useInsertionEffect(onArrive, [onArrive]);
  return children;
}
