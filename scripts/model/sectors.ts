import { pick } from './seed.ts';

/* Where examples take place. */

export interface Sector {
  /** How topics and instructions name it. */
  readonly words: RegExp;
  readonly place: string;
  readonly systems: readonly string[];
  readonly team: string;
  /** What would be the worst of an ordinary day. */
  readonly harm: string;
}

const named: readonly Sector[] = [
  {
    words: /\b(hospitals?|clinics?|patients?|medical|health ?care|doctors?|nurs\w+)\b/i,
    place: 'a hospital of 240 beds',
    systems: ['the health record', 'the laboratory system', 'the picture archive', 'the pharmacy system'],
    team: 'the clinical IT team',
    harm: 'a treatment that comes too late',
  },
  {
    words: /\b(banks?|banking|lenders?|fintechs?|credit unions?)\b/i,
    place: 'a regional bank',
    systems: ['the payment interface', 'the loan system', 'the customer portal', 'the card ledger'],
    team: 'the operations team',
    harm: 'payments to the wrong accounts',
  },
  {
    words: /\b(shops?|retail\w*|e-?commerce|merchants?|stores?)\b/i,
    place: 'a retailer with 60 shops',
    systems: ['the checkout', 'the loyalty database', 'the web shop', 'the warehouse system'],
    team: 'the store systems team',
    harm: 'a weekend without sales',
  },
  {
    words: /\b(manufactur\w+|factor(?:y|ies)|plants?|industrial)\b/i,
    place: 'a manufacturer with two plants',
    systems: ['the line controller', 'the planning system', 'the quality database', 'the supplier portal'],
    team: 'the plant IT team',
    harm: 'a line that stands still',
  },
  {
    words: /\b(schools?|universit(?:y|ies)|colleges?|students?)\b/i,
    place: 'a university of 9,000 students',
    systems: ['the student records', 'the research storage', 'the examination system', 'the library portal'],
    team: 'the campus IT team',
    harm: 'grades that nobody can trust',
  },
  {
    words: /\b(startups?|start-ups?|saas|software compan\w+)\b/i,
    place: 'a software company of 35 people',
    systems: ['the production database', 'the build pipeline', 'the support tool', 'the billing service'],
    team: 'the platform team',
    harm: 'the loss of its largest customer',
  },
  {
    words: /\b(city|cities|municipal\w*|government|agenc(?:y|ies)|federal|public sector)\b/i,
    place: 'a city administration',
    systems: ['the permit system', 'the tax records', 'the dispatch system', 'the archive'],
    team: 'the city IT office',
    harm: 'benefits that are not paid',
  },
  {
    words: /\b(charit\w+|non-?profits?|associations?|foundations?)\b/i,
    place: 'a charity with 80 volunteers',
    systems: ['the donor database', 'the case files', 'the volunteer portal', 'the shared mailbox'],
    team: 'the office manager',
    harm: 'donors who turn away',
  },
  {
    words: /\b(law firms?|lawyers?|attorneys?|notar\w+)\b/i,
    place: 'a law firm of 50 people',
    systems: ['the document system', 'the time records', 'the client portal', 'the mail archive'],
    team: 'the practice manager',
    harm: 'a file in the hands of the other side',
  },
  {
    words: /\b(insur\w+|broker\w*)\b/i,
    place: 'an insurer with 400 staff',
    systems: ['the claims system', 'the policy database', 'the broker portal', 'the scanner service'],
    team: 'the claims IT team',
    harm: 'claims that stay unpaid',
  },
];

const unnamed: readonly Sector[] = [
  {
    words: /^$/,
    place: 'a distributor with 340 employees',
    systems: ['the order platform', 'the warehouse system', 'the customer file', 'the reporting database'],
    team: 'the infrastructure team',
    harm: 'a week without deliveries',
  },
  {
    words: /^$/,
    place: 'a consultancy of 140 people',
    systems: ['the project archive', 'the time records', 'the client portal', 'the payroll service'],
    team: 'the internal IT team',
    harm: "a client's secret in the press",
  },
  {
    words: /^$/,
    place: 'a logistics company with five depots',
    systems: ['the tracking system', 'the gate controller', 'the invoicing service', 'the driver app'],
    team: 'the systems team',
    harm: 'trucks that wait at the gate',
  },
];

/** The sector that a text names; undefined when it names none. */
export const sectorIn = (text: string): Sector | undefined => named.find(({ words }) => words.test(text));

/** The sector of a book's examples. */
export const sectorFor = (text: string, seed: number): Sector => sectorIn(text) ?? pick(unnamed, seed);

/** Fills in `{place}`, `{system}`, `{team}` and `{harm}`; `turn` decides which system. */
export const filled = (text: string, sector: Sector, turn: number): string =>
  text
    .replaceAll('{place}', sector.place)
    .replaceAll('{system}', pick(sector.systems, turn))
    .replaceAll('{harm}', sector.harm)
    .replaceAll('{team}', sector.team)
    .replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
