import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useCountedDialog } from '#web/lib/open-dialogs.ts';
import { IconButton } from '../action/icon-button.tsx';
import { focusFirstField } from '../form/first-field.ts';
import { dialogClasses, scrimClasses } from './dialog-classes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** False: neither Escape, the scrim nor a button closes it (a forced change of password). */
  readonly closable?: boolean;
  /** `narrow`: 600 px; `form`: 672 px, for forms in two columns; `wide`: 1,000 px; `widest`: 1,200 px. */
  readonly size?: keyof typeof sizes;
  readonly children: ReactNode;
}

const sizes = {
  small: '',
  narrow: 'sm:w-[600px]!',
  form: 'sm:w-[672px]!',
  wide: 'sm:w-[1000px]!',
  widest: 'sm:w-[1200px]!',
} as const;
const refuse = (event: Event) => event.preventDefault();

/** A dialog whose title changes (the next step) focuses its first field again. */
function useStepFocus(title: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (content.current) focusFirstField(content.current);
  }, [title]);
  return content;
}

/** A dialog: traps the focus, starting at the first field, and returns it on close. Put the buttons into `children`. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closable = true, size = 'small', children } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const content = useStepFocus(title);
  useCountedDialog(open);
  const start = (event: Event) => {
    onOpenAutoFocus();
    if (content.current && focusFirstField(content.current)) event.preventDefault();
  };
  const stay = closable ? {} : { onEscapeKeyDown: refuse, onInteractOutside: refuse };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          ref={content}
          className={classNames(dialogClasses, sizes[size])}
          onOpenAutoFocus={start}
          onCloseAutoFocus={onCloseAutoFocus}
          {...stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-21 leading-tight">{title}</Radix.Title>
            {closable && (
              <Radix.Close asChild>
                <IconButton label="Close" className="-mt-2 -mr-2">
                  <X size={20} aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {description && <Radix.Description className="mt-2 text-14 text-muted">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
