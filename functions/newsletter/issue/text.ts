import {
  attribute,
  childrenOf,
  type Element,
  isElement,
  isText,
  type Node,
  textBelow,
} from '#lib/document/html/tree.ts';
import { absolute, type Content, calloutName, classOf, elementsIn, rowsOf, videoPage, videoTitle } from './content.ts';
import { textOfTable } from './text-table.ts';

/** The addresses of the links so far, in the order of their numbers. */
interface Place {
  readonly site: string;
  readonly addresses: string[];
}

/** A text followed by the number of its address; an address that is its own text needs none. */
function linked(text: string, to: string | undefined, { addresses }: Place): string {
  if (!to || text.trim() === to || to === `mailto:${text.trim()}`) return text;
  if (!addresses.includes(to)) addresses.push(to);
  return `${text} [${addresses.indexOf(to) + 1}]`;
}

type Words = (element: Element, place: Place) => string;

const inlines: Readonly<Record<string, Words>> = {
  a: (element, place) => linked(wordsIn(element, place), absolute(attribute(element, 'href'), place.site), place),
  br: () => '\n',
  iframe: (element, place) => linked(videoTitle(element), videoPage(attribute(element, 'src') ?? ''), place),
  img: (element) => {
    const alt = attribute(element, 'alt')?.trim();
    return alt ? `[Picture: ${alt}]` : '';
  },
  sup: (element, place) => {
    const text = wordsIn(element, place);
    return classOf(element) === 'note-reference' ? `(${text})` : text;
  },
};

function words(nodes: readonly Node[], place: Place): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.value.replace(/\s+/g, ' ');
      return isElement(node) ? (inlines[node.tagName] ?? wordsIn)(node, place) : '';
    })
    .join('');
}
const wordsIn: Words = (element, place) => words(childrenOf(element), place);
const trimmed = (text: string): string => text.replace(/ *\n */g, '\n').trim();

/** Lines with something before the first and before each of the others. */
const after = (first: string, rest: string, text: string): string =>
  text
    .split('\n')
    .map((line, index) => ((index === 0 ? first : rest) + line).trimEnd())
    .join('\n');

/** A heading and the line below it. */
const underlined = (text: string, line: string): string =>
  text ? `${text}\n${line.repeat(Math.min(Math.max(...text.split('\n').map((each) => each.length)), 72))}` : '';

type Blocks = (element: Element, place: Place) => readonly string[];

const blocksIn: Blocks = (element, place) => blocksOf(childrenOf(element), place);
const joined = (blocks: readonly string[], gap = '\n\n'): string => blocks.join(gap);
const heading =
  (line: string): Blocks =>
  (element, place) => [underlined(trimmed(wordsIn(element, place)), line)];

const list: Blocks = (element, place) => {
  const start = Number(attribute(element, 'start')) || 1;
  const bulletOf = (item: Element, index: number): string => {
    if (element.tagName === 'ol') return `${start + index}. `;
    if (classOf(element) === 'tasks') return classOf(item) === 'is-done' ? '[x] ' : '[ ] ';
    return '- ';
  };
  const items = elementsIn(element, 'li').map((item, index) => {
    const bullet = bulletOf(item, index);
    return after(bullet, ' '.repeat(bullet.length), joined(blocksIn(item, place), '\n'));
  });
  return [items.join('\n')];
};

const table: Blocks = (element, place) => {
  const caption = elementsIn(element, 'caption').map((each) => trimmed(wordsIn(each, place)));
  const rows = rowsOf(element).map((row) => elementsIn(row, 'th', 'td'));
  const hasHead = rows[0]?.every(({ tagName }) => tagName === 'th') ?? false;
  const texts = rows.map((cells) => cells.map((cell) => joined(blocksIn(cell, place), ' ').replace(/\s+/g, ' ')));
  return [...caption, textOfTable(texts, hasHead)];
};

const definitions: Blocks = (element, place) => [
  elementsIn(element, 'dt', 'dd')
    .map((each) => {
      const text = joined(blocksIn(each, place), '\n');
      return each.tagName === 'dd' ? after('    ', '    ', text) : text;
    })
    .join('\n'),
];

const blocks: Readonly<Record<string, Blocks>> = {
  aside: (element, place) => [
    after('| ', '| ', joined([calloutName(element).toUpperCase(), ...blocksIn(element, place)])),
  ],
  blockquote: (element, place) => [after('> ', '> ', joined(blocksIn(element, place)))],
  dl: definitions,
  figcaption: blocksIn,
  figure: blocksIn,
  h2: heading('='),
  h3: heading('-'),
  h4: heading('-'),
  hr: () => ['* * *'],
  ol: list,
  p: blocksIn,
  pre: (element) => [after('    ', '    ', textBelow(element).replace(/\n$/, ''))],
  table,
  ul: list,
};

const isBlock = (node: Node): node is Element => isElement(node) && node.tagName in blocks;

/** Neighbours that belong to one line stay together. */
function runsOf(nodes: readonly Node[]): readonly (Element | readonly Node[])[] {
  const runs: (Element | Node[])[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isBlock(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

const isRun = (run: Element | readonly Node[]): run is readonly Node[] => Array.isArray(run);

function blocksOf(nodes: readonly Node[], place: Place): readonly string[] {
  return runsOf(nodes)
    .flatMap((run) => (isRun(run) ? [trimmed(words(run, place))] : (blocks[run.tagName] ?? blocksIn)(run, place)))
    .filter(Boolean);
}

/** The content of an issue for those who read no HTML. Its links are numbered, and listed at its end. */
export function textOfContent({ nodes, site }: Content): string {
  const place: Place = { site, addresses: [] };
  const text = joined(blocksOf(nodes, place));
  const links = place.addresses.map((address, index) => `[${index + 1}] ${address}`);
  return links.length > 0 ? `${text}\n\nLinks\n\n${links.join('\n')}` : text;
}
