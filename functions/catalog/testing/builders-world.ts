import type { Catalogue } from '../ebook/catalogue.repo.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { Shelf } from '../shelf/shelf.ts';
import { snapshotKeys } from '../snapshot/snapshot.format.ts';
import type { BuiltSnapshot } from '../snapshot/snapshot.repo.ts';

const theBook = {
  ...{ id: 'ebk_1', title: 'The book', description: 'What it is about.', regulatory_source: 'GDPR' },
  ...{ price: 4900, tags: [], updated_at: 'then' },
} as unknown as Ebook;

/** How a builder's call is interrupted. */
type Interruption = 'dies' | 'halts';

/**
 * The table and the store as the snapshot's builder sees them, with one book that is published or not. Every call is
 * counted, so a builder can die or halt before any of them.
 */
export class BuildersWorld {
  time = Date.parse('2026-10-01T12:00:00Z');
  builds = 0;
  /** How many seconds a build takes. */
  buildTakes = 0;
  readonly objects = new Map<string, { readonly bytes: Uint8Array; readonly digest: string | undefined }>();
  private isIndexed = false;
  private catalogue = { revision: 0, changed_at: '' };
  private record: BuiltSnapshot | undefined;
  private claim: { readonly builder: string; readonly until: string } | undefined;
  private calls = 0;
  private interruption: { readonly at: number; readonly kind: Interruption; readonly happened: () => void } | undefined;
  private interrupted = Promise.resolve();
  private halted = Promise.withResolvers<void>();

  later(seconds: number): void {
    this.time += seconds * 1000;
  }

  /** Changes the book. The index follows at once, unless `late`. */
  setPublished(isPublished: boolean, index: 'in time' | 'late' = 'in time'): void {
    this.catalogue = { revision: this.catalogue.revision + 1, changed_at: new Date(this.time).toISOString() };
    if (index === 'in time') this.isIndexed = isPublished;
  }
  indexFollows(isPublished: boolean): void {
    this.isIndexed = isPublished;
  }

  isListed(): boolean {
    const file = this.objects.get(snapshotKeys.published)?.bytes;
    return file !== undefined && Shelf.read(file).size === 1;
  }

  /** Runs a builder up to its `n`th call, where it dies or halts; false when it finished before that. */
  async interrupt(kind: Interruption, n: number, builder: () => Promise<void>): Promise<boolean> {
    const interrupted = new Promise<true>((resolve) => {
      this.interruption = { at: this.calls + n, kind, happened: () => resolve(true) };
    });
    this.interrupted = builder();
    const isInterrupted = await Promise.race([interrupted, this.interrupted.then(() => false)]);
    this.interruption = undefined;
    return isInterrupted;
  }
  /** Lets the halted builder finish. */
  async goOn(): Promise<void> {
    this.halted.resolve();
    this.halted = Promise.withResolvers();
    await this.interrupted;
  }

  private async call<T>(effect: () => T): Promise<T> {
    const { interruption } = this;
    if (interruption && ++this.calls >= interruption.at) {
      interruption.happened();
      await (interruption.kind === 'dies' ? new Promise<never>(() => undefined) : this.halted.promise);
    }
    return effect();
  }

  readonly catalogueRepo = {
    findCatalogue: () => this.call(() => this.catalogue as Catalogue),
  };
  readonly ebookRepo = {
    eachEbookOn: (shelf: 'published' | 'draft') => this.ebooksOn(shelf),
  };
  private async *ebooksOn(shelf: 'published' | 'draft'): AsyncGenerator<Ebook[]> {
    yield await this.call(() => (this.isIndexed === (shelf === 'published') ? [theBook] : []));
    if (shelf !== 'published') return;
    this.builds++;
    this.later(this.buildTakes);
  }
  readonly figuresRepo = {
    findAllFigures: () => this.call(() => new Map()),
  };
  readonly snapshotRepo = {
    findBuilt: () => this.call(() => this.record),
    claimBuild: (builder: string, now: string, until: string) =>
      this.call(() => {
        const isFree = !this.claim || this.claim.until < now;
        if (isFree) this.claim = { builder, until };
        return isFree;
      }),
    finishBuild: (builder: string, built: BuiltSnapshot | undefined) =>
      this.call(() => {
        if (this.claim?.builder !== builder) return;
        this.record = built ?? this.record;
        this.claim = undefined;
      }),
  };
  readonly store = {
    objectDigest: (key: string) => this.call(() => this.objects.get(key)?.digest),
    putObject: (key: string, bytes: Uint8Array, _type: string, digest?: string) =>
      this.call(() => void this.objects.set(key, { bytes, digest })),
  };
}
