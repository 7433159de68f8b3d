import { LayoutGrid, Table2 } from 'lucide-react';
import { IconButton } from '../../ui/action/icon-button.tsx';
import type { ListLayout } from '../use-list-layout.ts';

export interface LayoutSwitchProps {
  readonly layout: ListLayout;
  readonly onChoose: (layout: ListLayout) => void;
}

/** Cards or a table. */
export const LayoutSwitch = ({ layout, onChoose }: LayoutSwitchProps) => (
  <div className="flex [&_svg]:fill-none!">
    <IconButton label="As cards" aria-pressed={layout === 'cards'} onClick={() => onChoose('cards')}>
      <LayoutGrid size={18} aria-hidden="true" />
    </IconButton>
    <IconButton label="As a table" aria-pressed={layout === 'table'} onClick={() => onChoose('table')}>
      <Table2 size={18} aria-hidden="true" />
    </IconButton>
  </div>
);
