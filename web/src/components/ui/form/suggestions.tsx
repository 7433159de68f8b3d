import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Suggested } from './use-suggestions.ts';

export interface SuggestionsProps<Option> {
  readonly suggested: Suggested<Option>;
  /** Accessible name of the list: `Suggested tags`. */
  readonly label: string;
  readonly keyOf: (option: Option) => string;
  readonly line: (option: Option) => ReactNode;
  /** The field that they are below. */
  readonly children: ReactNode;
}

const stay = (event: Event) => event.preventDefault();
/** The focus stays in the field, or its blur would close the list before the click. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** The suggestions below the text field of `useSuggestions`; beside a dialog's edge they find room above it. */
export function Suggestions<Option>({ suggested, label, keyOf, line, children }: SuggestionsProps<Option>) {
  const { options, listId, isOpen, active, idOf, hide, choose } = suggested;
  const anchor = useRef<HTMLDivElement>(null);
  const activeId = active < 0 ? '' : idOf(active);
  // The focus stays in the field, so that nothing else brings a line of a long list into view.
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && hide()}>
      <Popover.Anchor ref={anchor} className="min-w-0">
        {children}
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          className="z-50 max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          <div id={listId} role="listbox" aria-label={label}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
              <div
                key={keyOf(option)}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={keepFocus}
                onClick={() => choose(option)}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-14 select-none hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent"
              >
                {line(option)}
              </div>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
