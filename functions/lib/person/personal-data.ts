/** The person whose account is exported or deleted. */
export interface Person {
  readonly id: string;
  /** The person's user name in the pool, and the key of their profile. */
  readonly subject: string;
  readonly email: string;
}

/** Throws `OutOfTime` when a run of a deletion has taken its time: the next run goes on from there. */
export type GoesOn = () => void;

export class OutOfTime extends Error {}

/** How many things of a kind an export has at most: it leaves nothing out, where a page would. */
export const everything = Number.MAX_SAFE_INTEGER;

export interface ExportInPages {
  /** Whether one answer cannot hold it, told without reading all of it. */
  isMany(person: Person): Promise<boolean>;
  /** The domain's properties that are in no page. */
  rest(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** One page of the domain's properties; `next` is what the following page comes after, if there is one. */
  page(
    person: Person,
    after?: string,
  ): Promise<{ readonly part: Readonly<Record<string, unknown>>; readonly next: string | undefined }>;
}

/** A domain's personal data: its part of every export and every deletion. */
export interface PersonalData {
  /** The entities (`model.entity`) that hold it. The tests fail when an entity is in no domain's part. */
  readonly entities: readonly string[];
  /** The domain's properties in the export; money in dollars, times in ISO 8601. */
  exportOf(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** The same in pages, for a domain that may store too much of a person for one answer. */
  readonly inPages?: ExportInPages;
  /**
   * Runs before anything is removed, because it reads other domains' items. Idempotent. Calls `goesOn` between steps that
   * may be thousands.
   */
  beforeDeletion?(person: Person, goesOn: GoesOn): Promise<void>;
  /**
   * Removes the data, or the person's name from what has to stay. Idempotent, also after a crash. Calls `goesOn` between
   * steps that may be thousands.
   */
  deleteOf(person: Person, goesOn: GoesOn): Promise<void>;
}

/**
 * As exported by a domain's `public.ts`: loaded only to export or delete, so that it does not add to other cold starts.
 */
export type LoadPersonalData = () => Promise<PersonalData>;
