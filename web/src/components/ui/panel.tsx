import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useCountedDialog } from '#web/lib/open-dialogs.ts';
import { useHeight } from '#web/lib/use-height.ts';
import { IconButton } from './action/icon-button.tsx';
import { scrimClasses } from './dialog/dialog-classes.ts';
import { useFocusReturn } from './dialog/use-focus-return.ts';

export interface PanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Beside the title: a count. */
  readonly aside?: ReactNode;
  /** Scrolls between header and footer. */
  readonly children: ReactNode;
  /** Always visible: totals, the main action. */
  readonly footer?: ReactNode;
}

/** Toasts stand above it (`floating.css`). In a low window it scrolls, too. */
function Footer({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useHeight(box, '--panel-footer');
  return (
    <footer ref={box} className="max-h-[75dvh] overflow-y-auto border-t border-line bg-paper px-4 pt-5 pb-6 sm:px-6">
      {children}
    </footer>
  );
}

/** A side panel, 450 px wide, full width on phones: cart, filters. */
export function Panel({ open, onOpenChange, title, aside, children, footer }: PanelProps) {
  const focusReturn = useFocusReturn();
  useCountedDialog(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          {...focusReturn}
          data-panel
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 grid w-full animate-panel-in grid-rows-[auto_minmax(0,1fr)_auto] bg-surface shadow-float focus:outline-none sm:w-[450px]"
        >
          <header className="flex items-center gap-2.5 border-b border-line py-3.5 pr-3 pl-4 sm:pl-6">
            <Radix.Title className="text-21">{title}</Radix.Title>
            {aside}
            <Radix.Close asChild>
              <IconButton label="Close" className="ml-auto">
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="overflow-y-auto overscroll-contain px-4 sm:px-6">{children}</div>
          {footer && <Footer>{footer}</Footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
