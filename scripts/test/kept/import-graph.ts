import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Loader, type Plugin } from 'esbuild';
import { projectRoot } from '../../build/inputs.ts';

interface Import {
  /** A project file relative to the root, or the name of a package or Node module. */
  readonly path: string;
  readonly isExternal: boolean;
  /** `import()`. */
  readonly isDynamic: boolean;
}

const contentHash = (file: string): string => {
  const path = join(projectRoot, file);
  // esbuild's own entry is not a file.
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
};

/** `import text from './text.md?raw'`, as Vite reads it. */
const withoutQuery: Plugin = {
  name: 'without-query',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[.#].*\?/ }, ({ path, resolveDir, kind }) =>
      resolve(path.slice(0, path.indexOf('?')), { resolveDir, kind }),
    ),
};

const asText = ['.css', '.md', '.html', '.svg', '.csv', '.txt', '.yaml'];
const asFile = ['.woff2', '.png', '.webp', '.wasm', '.pdf'];
const loader: Record<string, Loader> = Object.fromEntries([
  ...asText.map((extension) => [extension, 'text']),
  ...asFile.map((extension) => [extension, 'empty']),
]);

/** Which files of the project import which, as esbuild resolves them. Files read at run time are not included. */
export class ImportGraph {
  readonly #imports: ReadonlyMap<string, readonly Import[]>;
  /** As they were when the graph was made. */
  readonly #hashes: ReadonlyMap<string, string>;

  private constructor(imports: ReadonlyMap<string, readonly Import[]>) {
    this.#imports = imports;
    this.#hashes = new Map([...imports.keys()].map((file) => [file, contentHash(file)]));
  }

  /** Builds the graph of these files, given relative to the project root, and everything they import. */
  static async of(files: readonly string[]): Promise<ImportGraph> {
    const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n');
    const { metafile } = await build({
      stdin: { contents, resolveDir: projectRoot },
      ...{ absWorkingDir: projectRoot, bundle: true, write: false, metafile: true, outdir: 'nowhere' },
      ...{ format: 'esm', platform: 'node', packages: 'external', jsx: 'automatic', logLevel: 'error' },
      ...{ loader, plugins: [withoutQuery], treeShaking: true },
    });
    const imports = Object.entries(metafile.inputs).map(([file, input]): [string, Import[]] => [
      file,
      input.imports.map(({ path, external, kind }) => ({
        ...{ path, isExternal: external ?? false, isDynamic: kind === 'dynamic-import' },
      })),
    ]);
    return new ImportGraph(new Map(imports));
  }

  /** These files and everything they import, directly or not, except imports that `follows` rejects. */
  reach(files: readonly string[], follows: (from: string, to: Import) => boolean = () => true): ReadonlySet<string> {
    const seen = new Set(files);
    for (const file of seen)
      for (const to of this.#imports.get(file) ?? []) if (!to.isExternal && follows(file, to)) seen.add(to.path);
    return seen;
  }

  /** Packages and Node modules that a file imports directly. */
  externals(file: string): readonly string[] {
    return (this.#imports.get(file) ?? []).flatMap(({ path, isExternal }) => (isExternal ? [path] : []));
  }

  /** Project files that a file imports directly. */
  imports(file: string): readonly string[] {
    return (this.#imports.get(file) ?? []).flatMap(({ path, isExternal }) => (isExternal ? [] : [path]));
  }

  /** Whether no file has changed since the graph was made. */
  isCurrent(): boolean {
    return [...this.#hashes].every(([file, hash]) => contentHash(file) === hash);
  }

  /** Hash of the paths and contents of files. */
  hashOf(files: Iterable<string>): string {
    const hash = createHash('sha256');
    for (const file of [...files].sort()) hash.update(`${file} ${this.#hashes.get(file)}\n`);
    return hash.digest('hex').slice(0, 32);
  }
}
