import { X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { returnFocus } from '#web/components/ui/dialog/use-focus-return.ts';

export interface PanelFrameProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** When the panel goes while the focus is in it, the focus goes back to what opened it. */
function useFocusBack() {
  const box = useRef<HTMLElement>(null);
  // Read before the first paint: a field of the panel may take the focus as it appears.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const panel = box.current;
    return () => {
      if (panel?.contains(document.activeElement)) returnFocus(before);
    };
  }, [before]);
  return box;
}

/** A panel beside the text; at the bottom of a small window, where the text stays in sight. Escape closes it. */
export function PanelFrame({ name, onClose, children }: PanelFrameProps) {
  const box = useFocusBack();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog],[role=menu]'))
        onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section
      ref={box}
      aria-label={name}
      className="no-print overflow-y-auto overscroll-contain pt-3 text-14 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-15 max-lg:max-h-[50dvh] max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pb-4 max-lg:shadow-float-up sm:max-lg:px-10 lg:max-h-[calc(100dvh-160px)]"
    >
      <div className="flex items-center justify-between lg:h-0">
        <h2 className="font-sans text-16 lg:sr-only">{name}</h2>
        <IconButton label={`Close ${name.toLowerCase()}`} className="lg:hidden" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
