import type { ReactNode } from 'react';
import { type Code, useCode } from '#web/lib/use-code.ts';
import { ReloadButton } from '../action/reload-button.tsx';

export interface LatePartProps {
  readonly part: Code;
  /** Shown while the code comes. */
  readonly instead?: ReactNode;
  /** The part itself, once its code is there. */
  readonly children: ReactNode;
}

/** A part of a page whose code comes when it is shown. If that fails, the rest of the page stays, and the part says so. */
export function LatePart({ part, instead, children }: LatePartProps) {
  const { state } = useCode(part);
  if (state === 'there') return children;
  if (state === 'coming') return instead;
  const isOffline = state === 'offline';
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p className="text-14 text-muted">
        {isOffline
          ? 'You are offline. This part of the page comes when your connection is back.'
          : 'This part of the page could not be loaded.'}
      </p>
      {!isOffline && <ReloadButton />}
    </div>
  );
}

export interface QuietPartProps extends LatePartProps {
  readonly isWanted?: boolean;
}

/** The same for what nobody has asked for: without its code, `instead` stays. */
export function QuietPart({ part, isWanted, instead, children }: QuietPartProps) {
  return useCode(part, isWanted).state === 'there' ? children : instead;
}
