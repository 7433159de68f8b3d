import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Suggestions } from '../../ui/form/suggestions.tsx';
import { useSuggestions } from '../../ui/form/use-suggestions.ts';
import { typedAddress } from './link-address.ts';

export interface FoundPage {
  readonly label: string;
  readonly path: string;
}

export interface LinkDialogProps {
  readonly editor: Editor;
  readonly searchPages: (words: string) => Promise<readonly FoundPage[]>;
  readonly onClose: () => void;
}

/** Pages by the words that have been typed; an address needs none. */
function useFoundPages(typed: string, search: LinkDialogProps['searchPages']): readonly FoundPage[] {
  const words = useDebounced(typed.trim());
  const [found, setFound] = useState<readonly FoundPage[]>([]);
  const isAddress = words === '' || typedAddress(words) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form may pass another function at each render.
  useEffect(() => {
    let isOver = false;
    const show = (pages: readonly FoundPage[]) => !isOver && setFound(pages);
    if (isAddress) show([]);
    // Without the search an address can still be typed.
    else search(words).then(show, () => show([]));
    return () => {
      isOver = true;
    };
  }, [words, isAddress]);
  return found;
}

function setLink(editor: Editor, href: string, label: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const hasText = !editor.state.selection.empty || editor.isActive('link');
  if (hasText) chain.setLink({ href }).run();
  else
    chain
      .insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run();
}

const advice = 'Type a web address, a mail address, or words of a page of this site and choose it.';

/** Asks where the selected text leads to: an address, or a page of the site. */
export function LinkDialog({ editor, searchPages, onClose }: LinkDialogProps) {
  const present: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(present);
  const [error, setError] = useState<string>();
  const pages = useFoundPages(typed, searchPages);
  const close = (act: () => void) => {
    onClose();
    act();
  };
  const choose = ({ path, label }: FoundPage) => close(() => setLink(editor, path, label));
  const suggested = useSuggestions({ options: pages, onChoose: choose });
  const submit = (event: SubmitEvent) => {
    // The form around the editor is another one.
    event.preventDefault();
    event.stopPropagation();
    const href = typedAddress(typed);
    if (!href) return setError(advice);
    close(() => setLink(editor, href, typed.trim()));
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
    suggested.show();
  };
  const unlink = () => close(() => void editor.chain().focus().extendMarkRange('link').unsetLink().run());
  return (
    <Dialog open onOpenChange={onClose} title={present ? 'Edit Link' : 'Add Link'}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Suggestions
          suggested={suggested}
          label="Pages of this site"
          keyOf={({ path }) => path}
          line={({ label, path }) => (
            <span className="grid min-w-0">
              <span className="truncate">{label}</span>
              <span className="truncate font-mono text-12 text-muted">{path}</span>
            </span>
          )}
        >
          <Input
            label="Address or page"
            value={typed}
            error={error}
            help={error ? undefined : advice}
            {...suggested.combobox}
            onKeyDown={suggested.onKey}
            onBlur={suggested.hide}
            onChange={(event) => type(event.target.value)}
          />
        </Suggestions>
        <div className="flex flex-wrap justify-end gap-2">
          {present && (
            <Button className="mr-auto" onClick={unlink}>
              Remove Link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save Link
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
