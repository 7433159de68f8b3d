/** A text without marks of words and with single spaces, and where each of its characters stands in the original. */
function plain(text: string): { readonly words: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let words = '';
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place);
    if (/[*_`#>|]/.test(character)) continue;
    const next = /\s/.test(character) ? ' ' : character;
    if (next === ' ' && (words === '' || words.endsWith(' '))) continue;
    words += next;
    places.push(place);
  }
  return { words, places };
}

/** Where a passage of the Markdown stands in the text that is shown; undefined when it is not there any more. */
export function placeOf(shown: string, excerpt: string): { readonly start: number; readonly end: number } | undefined {
  const wanted = plain(excerpt.replace(/…$/, '')).words.trim();
  const { words, places } = plain(shown);
  const at = wanted === '' ? -1 : words.indexOf(wanted);
  if (at < 0) return undefined;
  const [start = 0, last = 0] = [places[at], places[at + wanted.length - 1]];
  return { start, end: last + 1 };
}

/** The passage as a range of the page; undefined when it is not there any more. */
export function rangeOf(box: Element, excerpt: string): Range | undefined {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly start: number }[] = [];
  let shown = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: shown.length });
    shown += node.textContent ?? '';
  }
  const place = placeOf(shown, excerpt);
  if (!place) return undefined;
  const nodeAt = (offset: number) => nodes.findLast(({ start }) => start < offset) ?? nodes[0];
  const [first, last] = [nodeAt(place.start + 1), nodeAt(place.end)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, place.start - first.start);
  range.setEnd(last.node, place.end - last.start);
  return range;
}
