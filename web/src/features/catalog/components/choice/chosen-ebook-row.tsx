import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { type ChosenEbook, useChosenEbook } from '../../api/choice/chosen-ebook.ts';
import { EbookLine } from './ebook-line.tsx';
import { actId, type useEbookOrder } from './use-ebook-order.ts';

export interface ChosenEbookRowProps {
  readonly id: string;
  /** The id of the field. */
  readonly field: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly order: ReturnType<typeof useEbookOrder>;
}

const notes: Readonly<Record<ChosenEbook['state'], string | undefined>> = {
  loading: undefined,
  public: undefined,
  hidden: 'Not public any more: readers do not see it',
  failed: 'Could not be loaded. It stays chosen.',
};

/** A chosen ebook, to be moved and removed. */
export function ChosenEbookRow({ id, field, isFirst, isLast, order }: ChosenEbookRowProps) {
  const { ebook, state } = useChosenEbook(id);
  const title = ebook?.title ?? id;
  return (
    <li className="flex items-center gap-2 py-2">
      <EbookLine {...{ ebook, title }} note={notes[state]} />
      <div className="ml-auto flex flex-none">
        <IconButton
          id={actId(field, 'up', id)}
          label={`Move ${title} up`}
          disabled={isFirst}
          onClick={() => order.move(id, 'up', title)}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          id={actId(field, 'down', id)}
          label={`Move ${title} down`}
          disabled={isLast}
          onClick={() => order.move(id, 'down', title)}
        >
          <ArrowDown size={20} aria-hidden="true" />
        </IconButton>
        <IconButton id={actId(field, 'remove', id)} label={`Remove ${title}`} onClick={() => order.remove(id, title)}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
