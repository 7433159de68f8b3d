import { randomBytes } from 'node:crypto';
import type { LocalClock } from '../service.ts';

/** A request for an invalidation. */
export interface Batch {
  readonly reference: string;
  readonly paths: readonly string[];
}
/** One that was accepted. */
export interface Invalidation extends Batch {
  readonly id: string;
  /** Milliseconds. */
  readonly createdAt: number;
}

/** An error code of CloudFront. */
export class CloudFrontError extends Error {
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = code;
    this.status = status;
  }
}

/** How long CloudFront takes to reach all its locations, about. Here the edge forgets at once. */
const underWay = 60_000;
/** What may be under way at a time, in all: paths, and paths with a star. */
const mostPaths = 3000;
const mostStars = 15;

const hasStar = (path: string): boolean => path.endsWith('*');

function checkPaths(paths: readonly string[]): void {
  if (paths.length === 0) throw new CloudFrontError('InvalidArgument', 'Your request contains no paths.');
  for (const path of paths)
    if (!/^\/[^*]*\*?$/.test(path))
      throw new CloudFrontError(
        'InvalidArgument',
        `Your request contains one or more invalid invalidation paths: ${path}`,
      );
}

/** The invalidations of a distribution, with CloudFront's limits. */
export class Invalidations {
  readonly #all: Invalidation[] = [];
  readonly #clock: LocalClock;
  readonly #forget: (paths: readonly string[]) => void;

  /** `forget` carries a new invalidation out. */
  constructor(clock: LocalClock, forget: (paths: readonly string[]) => void) {
    this.#clock = clock;
    this.#forget = forget;
  }

  /** The same reference with the same paths is the invalidation that exists: nothing is forgotten again. */
  create(batch: Batch): Invalidation {
    checkPaths(batch.paths);
    const known = this.#all.find(({ reference }) => reference === batch.reference);
    if (known) return sameAs(known, batch);
    this.#checkLimits(batch.paths);
    const id = `I${randomBytes(9).toString('hex').toUpperCase()}`;
    const created = { ...batch, id, createdAt: this.#clock.now() };
    this.#all.push(created);
    this.#forget(created.paths);
    return created;
  }

  #checkLimits(paths: readonly string[]): void {
    const since = this.#clock.now() - underWay;
    const others = this.#all.filter(({ createdAt }) => createdAt > since).flatMap((each) => each.paths);
    const all = [...others, ...paths];
    if (all.length > mostPaths || all.filter(hasStar).length > mostStars)
      throw new CloudFrontError('TooManyInvalidationsInProgress', 'Processing your request will exceed the limits.');
  }
}

function sameAs(known: Invalidation, { paths }: Batch): Invalidation {
  if (JSON.stringify([...known.paths].sort()) === JSON.stringify([...paths].sort())) return known;
  throw new CloudFrontError('InvalidationBatchAlreadyExists', 'The caller reference was used for other paths.');
}
