import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { useSuggestions } from '../../ui/form/use-suggestions.ts';
import type { Ask } from '../toolbar/asked.ts';
import { type Block, fitting, namedBlocks, pictureBlock } from '../toolbar/blocks.ts';
import { useSlashQuery } from './use-slash-query.ts';

export interface SlashMenuOptions {
  readonly editor: Editor;
  readonly ask: Ask;
  readonly takesPictures: boolean;
}

/** Blocks with a word that begins as typed. */
const named = (blocks: readonly Block[], words: string): Block[] =>
  blocks.filter(({ label, otherNames = '' }) =>
    ` ${label} ${otherNames}`.toLowerCase().includes(` ${words.trim().toLowerCase()}`),
  );

/** What can be added by typing `/` and its name. */
export function useSlashMenu({ editor, ask, takesPictures }: SlashMenuOptions) {
  const { query, close } = useSlashQuery(editor);
  const blocks = fitting(editor, namedBlocks).filter((block) => takesPictures || block !== pictureBlock);
  const add = (block: Block) => {
    if (query) editor.chain().focus().deleteRange(query).run();
    block.run(editor, ask);
  };
  const suggested = useSuggestions({
    options: query ? named(blocks, query.words) : [],
    onChoose: add,
    isFirstActive: true,
  });
  const { isOpen, listId, active, idOf, onKey } = suggested;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed opens and closes it.
  useEffect(() => {
    if (query) suggested.show();
    else suggested.hide();
  }, [query]);
  return {
    suggested: { ...suggested, hide: close },
    from: query?.from,
    onKey: (event: KeyboardEvent): boolean => isOpen && onKey(event),
    attributes: isOpen && {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': idOf(active),
    },
  };
}
