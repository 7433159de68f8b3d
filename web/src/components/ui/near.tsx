import { type ReactNode, Suspense, useRef } from 'react';
import { useNear } from '#web/lib/use-near.ts';

export interface NearProps {
  /** How far from the window it is near: pixels, as CSS writes them. */
  readonly margin?: string;
  /** Stands there until then, and while the code is on its way. */
  readonly instead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is below the first screen: shown, and with that loaded, once it comes near the window. */
export function Near({ margin, instead, className, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, margin);
  return (
    <div ref={place} className={className}>
      <Suspense fallback={instead}>{isNear ? children : instead}</Suspense>
    </div>
  );
}
