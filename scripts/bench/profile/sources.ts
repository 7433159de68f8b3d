import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Frame } from './cpu-profile.ts';

const mapOf = (url: string): SourceMap | undefined => {
  const path = `${fileURLToPath(url)}.map`;
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
};

/** Finds the source of frames, through the source maps that bundles have beside them. */
export function sourceFinder(): (frame: Frame) => string {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('file:')) return url;
    if (!maps.has(url)) maps.set(url, mapOf(url));
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    // Code that the bundler has written itself has no source.
    return (entry && 'originalSource' in entry && entry.originalSource) || url;
  };
}
