import { type ReactNode, Suspense, useRef } from 'react';
import { type NearOptions, useNear } from '#web/lib/use-near.ts';

export interface NearProps extends Pick<NearOptions, 'margin'> {
  /** Shown until then, and while the code loads. */
  readonly instead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content below the first screen: rendered, and thus loaded, once it comes near the viewport. */
export function Near({ margin, instead, className, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, { margin });
  return (
    <div ref={place} className={className}>
      <Suspense fallback={instead}>{isNear ? children : instead}</Suspense>
    </div>
  );
}
