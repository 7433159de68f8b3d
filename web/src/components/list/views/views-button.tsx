import { Bookmark, ChevronDown } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';
import type { OpenView } from '#web/lib/saved-views/view-state.ts';
import { Button, type ButtonProps } from '../../ui/action/button.tsx';

export interface ViewsButtonProps extends ButtonProps {
  readonly open: OpenView | undefined;
}

/** Opens the menu of views; names the open one, and says when the list has been changed since. */
export const ViewsButton = ({ open, ...button }: ViewsButtonProps) => (
  <Button
    {...button}
    variant="quiet"
    className="-ml-2 max-w-full px-2!"
    icon={
      <Bookmark size={16} aria-hidden="true" className={classNames('flex-none', open && 'fill-current text-accent')} />
    }
  >
    <span className={open && 'sr-only'}>{open ? 'View:' : 'Views'}</span>
    {open && <span className="max-w-22 truncate sm:max-w-50">{open.view.name}</span>}
    {open?.isChanged && <span className="text-12 font-normal text-muted">Changed</span>}
    <ChevronDown size={14} aria-hidden="true" className="flex-none text-muted" />
  </Button>
);
