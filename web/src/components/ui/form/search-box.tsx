import { Search } from 'lucide-react';
import { type InputHTMLAttributes, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useHotkey } from '#web/lib/use-hotkey.ts';
import { Kbd } from '../action/kbd.tsx';
import { controlClasses } from './control-classes.ts';

export interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'aria-label'> {
  /** Accessible name: `Search ebooks`. */
  readonly label: string;
  /** `/` focuses it. One per page. */
  readonly hotkey?: boolean;
  readonly tall?: boolean;
}

/** A search field; the surrounding form has `role="search"` and the button. */
export function SearchBox({ label, hotkey = false, tall = false, className, ...input }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkey(hotkey ? '/' : null, () => field.current?.focus());
  return (
    <div className={classNames('relative min-w-0 flex-1', className)}>
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <input
        {...input}
        ref={field}
        type="search"
        aria-label={label}
        className={classNames(controlClasses, 'pl-10.5 pr-1 text-ellipsis', tall && 'min-h-12', hotkey && 'sm:pr-11')}
      />
      {hotkey && <Kbd className="absolute top-1/2 right-3 -translate-y-1/2">/</Kbd>}
    </div>
  );
}
