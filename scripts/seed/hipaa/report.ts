import { type Block, textDocument } from '../office/document.ts';

/* The report that the book's Step 6 asks for: one page for the person who signs, then the nine elements of 2010. */

const empty = (columns: number, lines: number): string[][] =>
  Array.from({ length: lines }, () => Array.from({ length: columns }, () => ''));

const forTheSigner: readonly Block[] = [
  { heading: 'For the person who signs' },
  {
    prompt:
      'What was examined: all electronic protected health information of [organization], at [sites], and wherever the workforce and vendors keep it. In how many places it was found, and how many of them were on no list before.',
  },
  {
    prompt:
      'How many risks were rated: [n] high, [n] medium and [n] low. The three most serious, each in one sentence.',
  },
  { prompt: 'By when the plan treats the high risks, and what that costs.' },
  { prompt: 'What you ask for: approval of the ratings, of the plan, and of the acceptance of [risks].' },
  { prompt: 'What could not be examined, and why. This sentence makes the rest believable.' },
];

const elements: readonly Block[] = [
  { heading: '1. Scope of the analysis' },
  {
    prompt: 'From Worksheet 1: entities, role, sites, the sentence “all ePHI”, then the exclusions with their reasons.',
  },
  { heading: '2. Data collection' },
  {
    prompt:
      'From Worksheets 2 to 5: whom you interviewed, which sources you compared, and the list of places as an attachment.',
  },
  { head: ['Source compared', 'Date', 'Lines', 'Added to the inventory'], lines: empty(4, 5) },
  { heading: '3. Threats and vulnerabilities' },
  {
    prompt:
      'From Worksheets 6 and 7: the walk of each site with date and names, the sources of knowledge, the number of pairs.',
  },
  { heading: '4. Present security measures' },
  {
    prompt:
      'From Worksheets 8 and 9: how many specifications are graded Works, Partial, Paper and None; the required ones that are missing; the addressable ones with a decision.',
  },
  {
    head: ['Grade', 'Required', 'Addressable'],
    lines: ['Works', 'Partial', 'Paper', 'None'].map((grade) => [grade, '', '']),
  },
  { heading: '5. Likelihood' },
  { prompt: 'From Worksheets 10 and 11: the wording of the scale, and who approved it.' },
  { heading: '6. Potential impact' },
  { prompt: 'From Worksheets 10 and 11: the wording of the three impact lines; the highest of them counts.' },
  { heading: '7. Level of risk' },
  { prompt: 'From Worksheets 11 and 12: the rule, the numbers by level, every override with its reason.' },
  { head: ['Risk', 'Place, threat and vulnerability', 'Level', 'Response'], lines: empty(4, 8) },
  { heading: '8. Documentation' },
  {
    prompt:
      'From Worksheet 15: version, frozen copy and where it is kept, for six years from the date it was last in effect.',
  },
  { heading: '9. Periodic review and updates' },
  { prompt: 'From Worksheet 16: the events that cause a review, and the date of the next full one.' },
];

const decisions: readonly Block[] = [
  { heading: 'Risk management plan' },
  { head: ['Risk', 'Action', 'Owner', 'Due', 'Evidence of completion'], lines: empty(5, 8) },
  { heading: 'Risks accepted' },
  { head: ['Risk and level', 'Reason', 'Conditions', 'Review on'], lines: empty(4, 3) },
  { text: 'The absence of a required specification cannot be accepted.' },
  { heading: 'Approval' },
  {
    head: ['', 'Name and title', 'Date', 'Signature'],
    lines: [
      ['Prepared by', '', '', ''],
      ['Security official', '', '', ''],
      ['Approved by, with authority from', '', '', ''],
    ],
  },
];

const beginning: readonly Block[] = [
  { title: 'Risk analysis under 45 CFR 164.308(a)(1)(ii)(A)' },
  {
    head: ['Organization', 'Version', 'Period of the work', 'Next full review'],
    lines: [['', '', '', '']],
  },
];

/** The report as a document to complete. */
export const report = (): Uint8Array =>
  textDocument(
    [...beginning, ...forTheSigner, ...elements, ...decisions],
    'Confidential: this report describes weaknesses',
  );
