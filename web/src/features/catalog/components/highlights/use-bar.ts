import { useCallback, useEffect, useRef, useState } from 'react';
import type { Passage } from '#shared/library/similar-words.ts';
import { useHotkey } from '#web/lib/use-hotkey.ts';
import { type PageText, pressedPlace } from '../../api/highlights/page-text.ts';
import { highlightAt, type PlacedHighlight } from '../../api/highlights/placed.ts';
import { firstBelow } from '../../api/reader/reading-place.ts';
import { useSelected } from './use-selected.ts';

/** Below the header: the paragraph at this line is the one being read. Pixels. */
const readingLine = 120;

/** Selects the paragraph at the top of the window, for readers without a mouse. */
function selectParagraph({ root }: PageText): void {
  const { children } = root;
  const at = firstBelow(children.length, readingLine, (i) => children[i]?.getBoundingClientRect().bottom ?? 0);
  const block = children[at];
  if (block) getSelection()?.selectAllChildren(block);
}

/** The highlight that a person has pressed in the text. */
function usePressed(page: PageText | undefined, placed: readonly PlacedHighlight[]) {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    if (!page) return;
    const onClick = ({ clientX, clientY }: MouseEvent) => {
      const place = getSelection()?.isCollapsed === false ? undefined : pressedPlace(page, clientX, clientY);
      setKey(place === undefined ? undefined : highlightAt(placed, place)?.highlight.key);
    };
    page.root.addEventListener('click', onClick);
    return () => page.root.removeEventListener('click', onClick);
  }, [page, placed]);
  return [placed.find(({ highlight }) => highlight.key === key), setKey] as const;
}

export interface Bar {
  readonly passage: Passage;
  /** The highlight there, if it was pressed. */
  readonly placed: PlacedHighlight | undefined;
  /** It was asked for with a key, and takes the focus. */
  readonly isWanted: boolean;
}

/** Marks a passage and returns the highlight's key; undefined if that cannot be done. */
export type MarkPassage = (page: PageText, passage: Passage) => string | undefined;

/**
 * What the bar beside the text is about: the selection, or a highlight that was pressed. M marks what is selected, if
 * the person may; otherwise it asks for the bar, and selects a paragraph for it if there is nothing else.
 */
export function useBar(page: PageText | undefined, placed: readonly PlacedHighlight[], markPassage?: MarkPassage) {
  const selected = useSelected(page);
  const [pressed, press] = usePressed(page, placed);
  const [isWanted, setWanted] = useState(false);
  const isThere = useRef(false);
  useHotkey('m', () => {
    if (!page) return;
    const key = selected && markPassage?.(page, selected);
    if (key) {
      getSelection()?.removeAllRanges();
      press(key);
    } else if (!selected && !pressed) selectParagraph(page);
    setWanted(true);
  });
  const passage = selected ?? pressed?.at;
  useEffect(() => {
    // The next one is not wanted only because this one was.
    if (isThere.current && !passage) setWanted(false);
    isThere.current = passage !== undefined;
  }, [passage]);
  const close = useCallback(() => {
    getSelection()?.removeAllRanges();
    press(undefined);
    setWanted(false);
  }, [press]);
  const bar: Bar | undefined = passage && { passage, placed: selected ? undefined : pressed, isWanted };
  return { bar, close };
}
