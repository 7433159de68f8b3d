import { Command } from 'cmdk';
import { BookOpen } from 'lucide-react';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { commandClasses, commandGroupClasses } from './command-classes.ts';

/** The ebooks that the list's own search finds. */
export function FoundEbooks({ text, onChoose }: { readonly text: string; readonly onChoose: (title: string) => void }) {
  const search = useDebounced(text.trim(), 250);
  const { data } = useApiPage(search.length > 1 ? 'GET /admin/ebooks' : null, { query: { search, limit: 5 } });
  if (!data || data.items.length === 0) return null;
  return (
    <Command.Group forceMount heading="Ebooks" className={commandGroupClasses}>
      {data.items.map(({ id, title }) => (
        <Command.Item forceMount key={id} value={id} onSelect={() => onChoose(title)} className={commandClasses}>
          <BookOpen size={18} aria-hidden="true" className="flex-none" />
          <span className="truncate">{title}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
