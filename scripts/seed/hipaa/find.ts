import type { Sheet } from '../office/sheet.ts';
import { linesOf, tablesOf, titleOf } from './book-tables.ts';
import { day, oneOf, short, wide, yesNo } from './columns.ts';

/* Worksheets 1 to 6: the work planned, and where the ePHI is. */

export const charter: Sheet = {
  name: '1 Charter and scope',
  title: titleOf(1),
  hint: 'Write the scope as all ePHI first and exclude second. The example is fictional.',
  columns: [wide('Item', 34), wide('Entry', 60), wide('Example (fictional)', 60)],
  lines: tablesOf(1).flatMap(linesOf),
  blank: 0,
};

export const interviews: Sheet = {
  name: '2 Interview record',
  title: titleOf(2),
  hint: 'Thirty minutes at the person’s own desk, with the screen on. Write the answer in the person’s words.',
  columns: [
    day('Date'),
    wide('Person, role, site', 28),
    wide('What was shown', 50),
    wide('Places found'),
    wide('Follow-up'),
  ],
  example: [
    'Example (fictional): January 20',
    'Surgical coordinator, Clinic 1',
    'Texted a photo of a consent form to the surgeon with a free app, “because portal messages take a day”',
    'P14 texting app; P16 personal phones',
    'Count users; ask for a screenshot of settings',
  ],
  blank: 40,
};

export const inventory: Sheet = {
  name: '3 ePHI inventory',
  title: titleOf(3),
  hint: 'One line for each place: anything that could be lost, stolen, altered or unavailable separately from the others. A server and its backup are two places.',
  columns: [
    short('No.', 9),
    wide('Place', 30),
    short('Decision owner', 20),
    wide('ePHI', 30),
    { head: 'Approximate patients', width: 13, kind: 'number' },
    short('Source of that number', 20),
    wide('How it arrives and leaves'),
    wide('Who has access', 28),
    short('Vendor', 20),
    day('Agreement date'),
    short('Site or region', 18),
    oneOf('Expected?', yesNo),
    oneOf('Found by', ['List', 'Interview', 'Ledger', 'Site walk', 'Export']),
  ],
  example: [
    'P14 (fictional)',
    'Texting app',
    'Surgical coordination lead',
    'Names, photos of forms and wounds',
    'About 300',
    'Count of users and threads',
    'Typed or photographed on phones; leaves to surgeons and two implant representatives',
    '6 coordinators, 5 surgeons, 2 outsiders',
    'Free app',
    'None',
    'Personal phones; vendor’s cloud, region unknown',
    'No',
    'Interview',
  ],
  blank: 80,
};

export const completeness: Sheet = {
  name: '4 Completeness check',
  title: titleOf(4),
  hint: 'Compare the inventory line by line with sources that were compiled for another purpose, at least three of them. Name the sources that you could not get.',
  columns: [
    wide('Source compared', 44),
    day('Date of export'),
    { head: 'Lines', width: 10, kind: 'number' },
    { head: 'Not in inventory', width: 12, kind: 'number' },
    wide('Resolution', 60),
  ],
  example: [
    'Example (fictional): accounts payable ledger',
    'January 22',
    '212 payees',
    '4',
    'P15, P18, P20, P22 added; 196 without PHI marked by the billing lead',
  ],
  lines: tablesOf(4).flatMap(linesOf),
  blank: 12,
};

const stateOfVendor = 'IF(A#="","",IF(D#="","No agreement",IF(OR(E#<>"Yes",F#<>"Yes"),"Terms missing","Complete")))';

export const vendors: Sheet = {
  name: '5 Business associates',
  title: titleOf(5),
  hint: 'Everybody outside the workforce who holds or can reach ePHI. The last column says who has no agreement, or one without the terms of 164.314(a)(2)(i).',
  columns: [
    short('Vendor', 24),
    short('Service', 24),
    wide('ePHI held or reachable'),
    day('Agreement signed'),
    oneOf('Subcontractor terms?', yesNo),
    oneOf('Incident terms?', yesNo),
    short('Notice of incidents within'),
    wide('If away for a day', 26),
    wide('If away for a week', 26),
    wide('Data returned or destroyed at the end?', 28),
    { head: 'State', width: 15, formula: stateOfVendor },
  ],
  example: [
    'Example (fictional)',
    'Telephone provider',
    'Recordings of all calls for 90 days; can be played by its support',
    'February 9; none found January 23',
    'Yes',
    'Yes',
    '5 days',
    'Calls fall back to mobile numbers',
    'No loss of care',
    'Deleted after 90 days; wording added for the end of contract',
    'Complete',
  ],
  blank: 40,
};

export const siteWalk: Sheet = {
  name: '6 Site walk',
  title: titleOf(6),
  hint: 'One copy of this tab for each site. Two people, one of whom works somewhere else, during opening hours and again at closing. Sign with both names.',
  columns: [wide('Look', 56), wide('Found, with room', 60), short('Place or pair number', 20)],
  example: [
    'Example (fictional): Clinic 2',
    'Staff room cupboard, six laptops, two with asset tags, not wiped',
    'P23, pair 31',
  ],
  lines: [['Site, date, names of the two walkers'], ...tablesOf(6).flatMap(linesOf)],
  blank: 6,
};
