import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** A link in a text, by what it says. */
export interface LinkPlace {
  readonly address: string;
  /** Which of the links to this address, from 0. */
  readonly nth: number;
}

/** Gives the focus to the editor with this id and selects a link in it; only the focus if the text has no such link. */
export function selectLink(editorId: string, { address, nth }: LinkPlace): void {
  const text: TiptapEditorHTMLElement | null = document.getElementById(editorId);
  const link = [...(text?.querySelectorAll('a') ?? [])].filter((each) => each.getAttribute('href') === address)[nth];
  const editor = text?.editor;
  if (!editor || !link) {
    text?.focus();
    return;
  }
  const from = editor.view.posAtDOM(link, 0);
  const to = editor.view.posAtDOM(link, link.childNodes.length);
  editor.chain().focus(undefined, { scrollIntoView: false }).setTextSelection({ from, to }).run();
  // The page's bars are above and below the text: at its edge a link would be behind them.
  link.scrollIntoView({ block: 'center' });
}
