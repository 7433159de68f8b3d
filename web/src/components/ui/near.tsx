import { type ReactNode, Suspense, useRef } from 'react';
import { type NearOptions, useNear } from '#web/lib/use-near.ts';

export interface NearProps extends Pick<NearOptions, 'margin'> {
  /** Stands there until then, and while the code is on its way. */
  readonly instead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is below the first screen: shown, and with that loaded, once it comes near the window. */
export function Near({ margin, instead, className, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, { margin });
  return (
    <div ref={place} className={className}>
      <Suspense fallback={instead}>{isNear ? children : instead}</Suspense>
    </div>
  );
}
