import { isKnownIn } from './known.ts';

/* Recognises numbers of frameworks in a text. Each pattern is a literal beginning and bounded repeats: linear time. */

/** A number of a framework, as a text names it. */
export interface Identifier {
  /** Without a framework's own spelling around it: `Article 32`, `A.5.15`. */
  readonly id: string;
  /** The `regulatory_source` it belongs to. */
  readonly source: string;
  /** False when the fact base has no such number. */
  readonly known: boolean;
  /** Where it begins in the text. */
  readonly at: number;
}

interface Pattern {
  readonly source: string;
  readonly find: RegExp;
  /** Its form says which framework is meant; the others only count in a book about theirs. */
  readonly unmistakable: boolean;
  /** The number as the fact base writes it. */
  readonly id: (match: RegExpExecArray) => string;
}

const whole = (match: RegExpExecArray): string => match[0];
const numbered =
  (word: string) =>
  (match: RegExpExecArray): string =>
    `${word} ${match[1]}`;

const patterns: readonly Pattern[] = [
  {
    source: 'NIST CSF',
    find: /\b(?:GV|ID|PR|DE|RS|RC)\.[A-Z]{2}(?:-\d{1,2})?\b/g,
    unmistakable: true,
    id: whole,
  },
  {
    source: 'NIST RMF',
    find: /\b(?:AC|AT|AU|CA|CM|CP|IA|IR|MA|MP|PE|PL|PM|PS|PT|RA|SA|SC|SI|SR)-\d{1,2}\b/g,
    unmistakable: false,
    id: whole,
  },
  { source: 'NIST RMF', find: /\bTask ([PCSIARM]-\d{1,2})\b/g, unmistakable: false, id: whole },
  { source: 'ISO 27001', find: /\bA\.\d{1,2}(?:\.\d{1,2}){1,2}\b/g, unmistakable: false, id: whole },
  {
    source: 'ISO 27001',
    find: /\b[Cc]lause (\d{1,2}(?:\.\d{1,2}){0,3})\b/g,
    unmistakable: false,
    id: numbered('Clause'),
  },
  { source: 'SOC 2', find: /\bCC\d{1,2}(?:\.\d{1,2})?\b/g, unmistakable: true, id: whole },
  { source: 'SOC 2', find: /\b(?:A1|C1|PI1|P[1-9])\.\d{1,2}\b/g, unmistakable: false, id: whole },
  { source: 'SOX', find: /\b[Ss]ection (\d{3,4})\b/g, unmistakable: false, id: numbered('Section') },
  { source: 'GDPR', find: /\b(?:Article|Art\.) (\d{1,3})\b/g, unmistakable: false, id: numbered('Article') },
  { source: 'CCPA', find: /\b1798\.\d{1,3}(?:\.\d{1,3})?\b/g, unmistakable: false, id: whole },
  { source: 'HIPAA', find: /\b164\.\d{3}(?:\([a-zA-Z0-9]{1,4}\)){0,6}/g, unmistakable: true, id: whole },
  {
    source: 'PCI DSS',
    find: /\b(?:Requirement|Req\.) (\d{1,2}(?:\.\d{1,2}){0,4})\b/g,
    unmistakable: false,
    id: numbered('Requirement'),
  },
  {
    source: 'CIS Controls',
    find: /\bCIS Control (\d{1,2})(?![.\d])/g,
    unmistakable: true,
    id: numbered('CIS Control'),
  },
  {
    source: 'CIS Controls',
    find: /\bCIS (?:Control|Safeguard) (\d{1,2}\.\d{1,2})\b/g,
    unmistakable: true,
    id: (match) => match[1] ?? '',
  },
  {
    source: 'CIS Controls',
    find: /\b(?<!CIS )[Ss]afeguard (\d{1,2}\.\d{1,2})\b/g,
    unmistakable: false,
    id: (match) => match[1] ?? '',
  },
];

/**
 * Numbers of frameworks in a text, in their order. What could be a number of several frameworks counts only as one of
 * `regulatorySource`: a false alarm is worse than a miss.
 */
export function identifiersIn(text: string, regulatorySource: string): Identifier[] {
  const found = patterns
    .filter(({ source, unmistakable }) => unmistakable || source === regulatorySource)
    .flatMap(({ source, find, id }) =>
      [...text.matchAll(find)].map((match) => {
        const name = id(match);
        return { id: name, source, known: isKnownIn(source, name), at: match.index };
      }),
    );
  return found.sort((a, b) => a.at - b.at);
}

/** Numbers in a text that the fact base does not have, each once. */
export const unknownIdentifiers = (text: string, regulatorySource: string): string[] => [
  ...new Set(
    identifiersIn(text, regulatorySource)
      .filter(({ known }) => !known)
      .map(({ id }) => id),
  ),
];
