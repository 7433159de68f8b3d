import type { Passage } from '#shared/library/similar-words.ts';
import { type PageText, rangeOf } from '../../api/highlights/page-text.ts';
import type { Paint } from './use-painted.ts';

/** The part of a line that lies within the text: a wide table is cut off at its edge, and so are its marks. */
function boxOf(line: DOMRect, text: DOMRect): HTMLElement | undefined {
  const left = Math.max(line.left, text.left);
  const width = Math.min(line.right, text.right) - left;
  if (width <= 0) return undefined;
  const box = document.createElement('i');
  Object.assign(box.style, {
    left: `${left + window.scrollX}px`,
    top: `${line.top + window.scrollY}px`,
    width: `${width}px`,
    height: `${line.height}px`,
  });
  return box;
}

function boxesOf(page: PageText, passages: readonly Passage[]): HTMLElement[] {
  const text = page.root.getBoundingClientRect();
  const ranges = passages.flatMap((passage) => rangeOf(page, passage) ?? []);
  return ranges.flatMap((range) => [...range.getClientRects()].flatMap((line) => boxOf(line, text) ?? []));
}

/**
 * Paints passages with boxes that lie over the text, which stays as it is: elements around its words would be in the way
 * of React and of the next selection. For browsers that cannot paint ranges themselves. Returns how to take them away.
 */
export function paintBoxes(paint: Paint, page: PageText, passages: readonly Passage[]): () => void {
  const layer = document.createElement('div');
  layer.className = `mark-boxes ${paint} no-print`;
  layer.ariaHidden = 'true';
  document.body.append(layer);
  const draw = () => layer.replaceChildren(...boxesOf(page, passages));
  // Whatever moves the text changes its own size, or the height of the page.
  const observer = new ResizeObserver(draw);
  observer.observe(page.root);
  observer.observe(document.body);
  // A table is scrolled inside the text; such events do not bubble.
  page.root.addEventListener('scroll', draw, { capture: true, passive: true });
  draw();
  return () => {
    observer.disconnect();
    page.root.removeEventListener('scroll', draw, { capture: true });
    layer.remove();
  };
}
