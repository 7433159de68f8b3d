import { storedFigure } from '../figure-name.ts';
import { type Chunk, chunksOf, figureOf } from './chunks.ts';

const target = '](figure:';

interface NamedChunk {
  readonly name: string;
  /** Where the name stands in the text. */
  readonly start: number;
}

function nameIn({ kind, lines: [line] }: Chunk): NamedChunk[] {
  const name = kind === 'figure' && line ? figureOf(line.text)?.name : undefined;
  return line && name !== undefined ? [{ name, start: line.start + line.text.indexOf(target) + target.length }] : [];
}

/** Most texts have none: they are not taken apart. */
const namesIn = (content: string): NamedChunk[] => (content.includes(target) ? chunksOf(content).flatMap(nameIn) : []);

/** Names of the pictures that a text shows, each once, in the order of the text. */
export const figureNames = (content: string): string[] => [...new Set(namesIn(content).map(({ name }) => name))];

/** Those of them that are stored. */
export const storedFigureNames = (content: string): string[] =>
  figureNames(content).filter((name) => storedFigure(name) !== undefined);

/** The text with other names for some of its pictures. Nothing else of it changes. */
export function withFigureNames(content: string, names: ReadonlyMap<string, string>): string {
  let text = '';
  let end = 0;
  for (const { name, start } of namesIn(content)) {
    text += content.slice(end, start) + (names.get(name) ?? name);
    end = start + name.length;
  }
  return text + content.slice(end);
}
