/** The person whose account is exported or deleted. */
export interface Person {
  readonly id: string;
  /** The user pool's name of the person, and the key of their profile. */
  readonly subject: string;
  readonly email: string;
}

/** What a domain keeps about people: its part of every export and of every deletion. */
export interface PersonalData {
  /** The entities (`model.entity`) that hold it. One that the tests find in no domain's part fails them. */
  readonly entities: readonly string[];
  /** The domain's properties of the export; money in dollars, times in ISO 8601. */
  exportOf(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** What must be done before anything is removed, because it asks other domains' items. May be done twice. */
  beforeDeletion?(person: Person): Promise<void>;
  /** Removes what is kept, or the person's name from what has to stay. May be done twice, and again after a crash. */
  deleteOf(person: Person): Promise<void>;
}

/** As `public.ts` of a domain offers it: read by whoever exports or deletes, and by no other function's cold start. */
export type LoadPersonalData = () => Promise<PersonalData>;
