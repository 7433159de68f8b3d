/* What the fact base holds: names and numbers of the frameworks, and what we say of them in our own words. */

/** What facts and sections are about; a section of a book settles one of them. */
export const themes = [
  'scope',
  'governance',
  'risk',
  'assets',
  'access',
  'authentication',
  'data',
  'physical',
  'network',
  'configuration',
  'vulnerability',
  'development',
  'change',
  'logging',
  'incident',
  'continuity',
  'suppliers',
  'people',
  'evidence',
  'principles',
  'lawfulness',
  'rights',
  'records',
  'impact',
  'breach',
  'transfers',
  'notice',
  'enforcement',
  'certification',
  'controls',
  'close',
  'deficiency',
] as const;
export type Theme = (typeof themes)[number];

/** A control, article, criterion or requirement. */
export interface Fact {
  /** As the framework writes it: `A.5.15`, `Article 32`. */
  readonly id: string;
  /** Its title, or our short words for it where the framework gives a whole sentence. */
  readonly name: string;
  readonly theme: Theme;
  /** What a record of it looks like. */
  readonly evidence: string;
}

/** A family, function, chapter or numbered requirement with several facts below it. */
export interface Group {
  readonly id: string;
  readonly name: string;
  /** What it is for, as a sentence of ours. */
  readonly about: string;
}

/** Something that the framework states outright: a period, a number, a duty. A whole sentence. */
export interface Rule {
  readonly theme: Theme;
  readonly text: string;
}

export interface Framework {
  /** The `regulatory_source` that it belongs to. */
  readonly source: string;
  readonly name: string;
  readonly edition: string;
  /** When this edition was published or adopted, ISO 8601; a year or month where that is all there is. */
  readonly published: string;
  readonly publisher: string;
  /** The document that names and numbers come from. */
  readonly document: string;
  /** What may be said of it, and what must not. */
  readonly statements: readonly string[];
  /** What it calls its entries, in the singular. */
  readonly noun: string;
  readonly groups: readonly Group[];
  readonly facts: readonly Fact[];
  readonly rules: readonly Rule[];
}
