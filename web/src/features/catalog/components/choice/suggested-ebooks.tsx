import type { EbookCard } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useSuggestedEbooks } from '../../api/choice/suggested-ebooks.ts';
import { EbookLine } from './ebook-line.tsx';

export interface SuggestedEbooksProps {
  readonly topics: readonly string[];
  readonly onUse: (ebooks: readonly EbookCard[]) => void;
}

/** What readers see while nothing is chosen, which can be chosen as it is. */
export function SuggestedEbooks({ topics, onUse }: SuggestedEbooksProps) {
  const suggested = useSuggestedEbooks(topics);
  if (!suggested) return null;
  if (suggested.length === 0)
    return <p className="text-14 text-muted">None is chosen, and no ebook shares a tag with the article.</p>;
  return (
    <div className="grid gap-2 rounded-control border border-dashed border-line-control p-3">
      <p className="text-14 text-muted">None is chosen. Readers see what shares most tags:</p>
      <ul aria-label="Suggested ebooks" className="grid gap-2">
        {suggested.map((ebook) => (
          <li key={ebook.id}>
            <EbookLine {...{ ebook }} title={ebook.title} />
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => onUse(suggested)}>
        Use these
      </Button>
    </div>
  );
}
