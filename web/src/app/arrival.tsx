import { type ReactNode, useInsertionEffect } from 'react';

export interface ArrivalProps {
  /** Called once, when everything inside is drawn and before its layout is asked for. */
  readonly onArrive: () => void;
  readonly children: ReactNode;
}

/** Tells when the application is there: React does not. */
export function Arrival({ onArrive, children }: ArrivalProps) {
  useInsertionEffect(onArrive, [onArrive]);
  return children;
}
