/** Control identifiers unambiguous anywhere in a text: `GV.OC-01`, `A.5.15`, `164.308(a)(1)`, `CC6.1`, `AC-2`. */
const unmistakable = [
  String.raw`(?:GV|ID|PR|DE|RS|RC)\.[A-Z]{2}(?:-\d{2})?`,
  String.raw`A\.\d{1,2}(?:\.\d{1,2})+`,
  String.raw`\d{3}\.\d{3}(?:\(\w{1,4}\))*`,
  String.raw`(?:CC|PI)\d\.\d`,
  String.raw`[A-Z]{2}-\d{1,2}(?:\(\d{1,2}\))?`,
].join('|');

/** Identifiers only at the start of a heading: `Art. 30(5)`, `Clause 4.1`, `MEASURE 2.3`, `P-5`, `11.1`. */
const leading = [
  unmistakable,
  String.raw`A\.\d{1,2}`,
  String.raw`(?:Art\.|Articles?|Clauses?|Sections?|Regulations?|Requirements?)\s\d[\w.]*(?:\(\w{1,4}\))*`,
  String.raw`(?:GOVERN|MAP|MEASURE|MANAGE)\s\d\.\d{1,2}`,
  String.raw`[A-Z]-\d{1,2}`,
  String.raw`CC\d`,
  String.raw`\d{1,2}(?:\.\d{1,2}){1,3}(?:\s[a-z]\))?`,
  // A framework function on its own, followed by a title: `GV Govern`, `MAP: what it is for`.
  String.raw`(?:GV|ID|PR|DE|RS|RC)(?=:|\s[A-Z][a-z])`,
  '(?:GOVERN|MAP|MEASURE|MANAGE)(?=:)',
].join('|');

/** Continuations after the first one: `35(1) and 35(3)`, `A.8.25 to A.8.34`, `Section 1798.130 and regulation 7020`. */
const next = String.raw`(?:,\s|;\s|,?\sand\s|\sto\s)(?:(?:sections?|regulations?|clauses?)\s)?(?:${leading}|\d[\w.]*(?:\(\w{1,4}\))*)(?=[\s:,;])`;
const heading = new RegExp(
  String.raw`^((?:${leading})(?:${next})*)(?::\s+|\s+)(?!(?:and|or|to)\s)(?=["“‘'(]?\p{L})(.+)$`,
  'u',
);
const anywhere = new RegExp(String.raw`(?<![\w.-])(${unmistakable})(?![\w-])`, 'g');

export interface ControlHeading {
  /** `GV.OC-01`, or undefined if the heading does not start with an identifier. */
  readonly id: string | undefined;
  readonly title: string;
}

/** Splits a heading into its leading identifiers and its title. */
export function controlHeading(text: string): ControlHeading {
  const [, id, title] = heading.exec(text) ?? [];
  if (!id || !title) return { id: undefined, title: text };
  return { id, title: title.charAt(0).toUpperCase() + title.slice(1) };
}

/** Splits text into plain parts and identifiers, alternating, starting with a plain part. */
export const splitAtControlIds = (text: string): readonly string[] => text.split(anywhere);
