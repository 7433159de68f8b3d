import { pick } from './seed.ts';

/* Where examples take place. */

export interface Sector {
  /** How topics and instructions name it. */
  readonly words: RegExp;
  readonly place: string;
  /** The place, once a reader knows it. */
  readonly again: string;
  readonly systems: readonly string[];
  readonly team: string;
  /** What would be the worst of an ordinary day. */
  readonly harms: readonly string[];
}

const named: readonly Sector[] = [
  {
    words: /\b(hospitals?|clinics?|patients?|medical|health ?care|doctors?|nurs\w+)\b/i,
    place: 'a hospital of 240 beds',
    again: 'the hospital',
    systems: ['the health record', 'the laboratory system', 'the picture archive', 'the pharmacy system'],
    team: 'the clinical IT team',
    harms: ['a treatment that comes too late', 'a day of canceled operations', 'a result under the wrong name'],
  },
  {
    words: /\b(banks?|banking|lenders?|fintechs?|credit unions?)\b/i,
    place: 'a regional bank',
    again: 'the bank',
    systems: ['the payment interface', 'the loan system', 'the customer portal', 'the card ledger'],
    team: 'the operations team',
    harms: ['payments to the wrong accounts', 'a morning without transfers', 'statements in the wrong hands'],
  },
  {
    words: /\b(shops?|retail\w*|e-?commerce|merchants?|stores?)\b/i,
    place: 'a retailer with 60 shops',
    again: 'the retailer',
    systems: ['the checkout', 'the loyalty database', 'the web shop', 'the warehouse system'],
    team: 'the store systems team',
    harms: ['a weekend without sales', 'card data in the wrong hands', 'shelves that stay empty'],
  },
  {
    words: /\b(manufactur\w+|factor(?:y|ies)|plants?|industrial)\b/i,
    place: 'a manufacturer with two plants',
    again: 'the manufacturer',
    systems: ['the line controller', 'the planning system', 'the quality database', 'the supplier portal'],
    team: 'the plant IT team',
    harms: ['a line that stands still', 'a batch that has to be destroyed', 'a penalty for late delivery'],
  },
  {
    words: /\b(schools?|universit(?:y|ies)|colleges?|students?)\b/i,
    place: 'a university of 9,000 students',
    again: 'the university',
    systems: ['the student records', 'the research storage', 'the examination system', 'the library portal'],
    team: 'the campus IT team',
    harms: [
      'grades that nobody can trust',
      'an examination that has to be repeated',
      'the loss of three years of measurements',
    ],
  },
  {
    words: /\b(startups?|start-ups?|saas|software compan\w+)\b/i,
    place: 'a software company of 35 people',
    again: 'the software company',
    systems: ['the production database', 'the build pipeline', 'the support tool', 'the billing service'],
    team: 'the platform team',
    harms: ['the loss of its largest customer', 'a night without service', 'customer records on a public page'],
  },
  {
    words: /\b(city|cities|municipal\w*|government|agenc(?:y|ies)|federal|public sector)\b/i,
    place: 'a city administration',
    again: 'the city administration',
    systems: ['the permit system', 'the tax records', 'the dispatch system', 'the archive'],
    team: 'the city IT office',
    harms: ['benefits that are not paid', 'an emergency call that nobody answers', 'records that cannot be found'],
  },
  {
    words: /\b(charit\w+|non-?profits?|associations?|foundations?)\b/i,
    place: 'a charity with 80 volunteers',
    again: 'the charity',
    systems: ['the donor database', 'the case files', 'the volunteer portal', 'the shared mailbox'],
    team: 'the office manager',
    harms: ['donors who turn away', 'a case file in the wrong hands', 'a month without donations'],
  },
  {
    words: /\b(law firms?|lawyers?|attorneys?|notar\w+)\b/i,
    place: 'a law firm of 50 people',
    again: 'the law firm',
    systems: ['the document system', 'the time records', 'the client portal', 'the mail archive'],
    team: 'the practice manager',
    harms: ['a file in the hands of the other side', 'a missed court deadline', 'a client who leaves'],
  },
  {
    words: /\b(insur\w+|broker\w*)\b/i,
    place: 'an insurer with 400 staff',
    again: 'the insurer',
    systems: ['the claims system', 'the policy database', 'the broker portal', 'the scanner service'],
    team: 'the claims IT team',
    harms: ['claims that stay unpaid', 'medical reports in the wrong hands', 'a week of telephone queues'],
  },
];

const unnamed: readonly Sector[] = [
  {
    words: /^$/,
    place: 'a distributor with 340 employees',
    again: 'the distributor',
    systems: ['the order platform', 'the warehouse system', 'the customer file', 'the reporting database'],
    team: 'the infrastructure team',
    harms: ['a week without deliveries', 'invoices to the wrong customers', 'a warehouse that works on paper'],
  },
  {
    words: /^$/,
    place: 'a consultancy of 140 people',
    again: 'the consultancy',
    systems: ['the project archive', 'the time records', 'the client portal', 'the payroll service'],
    team: 'the internal IT team',
    harms: ["a client's secret in the press", 'a lost mandate', 'a payroll that comes late'],
  },
  {
    words: /^$/,
    place: 'a logistics company with five depots',
    again: 'the logistics company',
    systems: ['the tracking system', 'the gate controller', 'the invoicing service', 'the driver app'],
    team: 'the systems team',
    harms: ['trucks that wait at the gate', 'a load that nobody can find', 'goods released to a stranger'],
  },
];

/** The sector that a text names; undefined when it names none. */
export const sectorIn = (text: string): Sector | undefined => named.find(({ words }) => words.test(text));

/** The sector of a book's examples. */
export const sectorFor = (text: string, seed: number): Sector => sectorIn(text) ?? pick(unnamed, seed);

/** Ways to go back to a place that has been introduced. */
const returns = ['Take', 'Consider', 'Think of', 'Picture'];
/** Examples in the first sections introduce the place. */
const introductions = 2;

/** Fills in `{place}`, `{system}`, `{team}` and `{harm}`; `turn` is the place of the section in the book. */
export const filled = (text: string, sector: Sector, turn: number): string =>
  (turn < introductions ? text : text.replace(/^Picture \{place\}/, `${pick(returns, turn)} ${sector.again}`))
    .replaceAll('{place}', sector.place)
    .replaceAll('{system}', pick(sector.systems, turn))
    .replaceAll('{harm}', pick(sector.harms, turn))
    .replaceAll('{team}', sector.team)
    .replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
