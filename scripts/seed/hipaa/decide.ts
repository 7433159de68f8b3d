import { rangeOf, type Sheet } from '../office/sheet.ts';
import { titleOf } from './book-tables.ts';
import { computed, day, oneOf, short, wide } from './columns.ts';
import { register } from './rate.ts';

/* Worksheets 9 and 13 to 16: what is decided, done and written down. */

const risks = `=${rangeOf(register, 'No.')}`;
const levelOfRisk = `IF(A#="","",IFERROR(INDEX(${rangeOf(register, 'Final level')},MATCH(A#,${rangeOf(register, 'No.')},0)),""))`;

export const addressable: Sheet = {
  name: '9 Addressable decisions',
  title: titleOf(9),
  hint: 'One line for each of the 22 addressable specifications that you do not simply implement everywhere. 164.306(d)(3) asks for this reasoning in writing.',
  columns: [
    wide('Specification', 28),
    wide('Places concerned', 24),
    wide('What it would contribute, from the analysis'),
    wide('Why not reasonable and appropriate here', 40),
    wide('Equivalent alternative measure', 40),
    wide('If no alternative, why not reasonable', 30),
    short('Decided by', 20),
    day('Date'),
    wide('Review', 24),
  ],
  example: [
    '164.312(a)(2)(iii), automatic logoff (fictional)',
    'P04, five X-ray acquisition workstations',
    'Lowers pair 7 (wrong attribution) and casual viewing',
    'A logoff during an exposure series forces repeats; the maker’s software does not lock without closing the study',
    'Lock on badge removal from the reader at the console; door closes by itself; screen not visible from the door',
    'Not applicable',
    'Security official and lead technologist',
    'February 4',
    'On replacement of the workstations',
  ],
  blank: 22,
};

const stateOfAction = 'IF(A#="","",IF(I#<>"","Done",IF(F#="","No date",IF(F#<TODAY(),"Overdue","Open"))))';

export const plan: Sheet = {
  name: '13 Risk management plan',
  title: titleOf(13),
  hint: 'Test each line with one question: how will somebody who was not there know that it is done? A risk is rated again only after the evidence has been seen.',
  columns: [
    oneOf('Risk', risks, 11),
    computed('Level', levelOfRisk, 11),
    oneOf('Response', ['Reduce', 'Stop', 'Share', 'Accept'], 11),
    wide('Action', 48),
    short('Owner', 20),
    day('Due'),
    { head: 'Cost', width: 11, kind: 'money' },
    wide('Evidence of completion', 40),
    day('Done on'),
    short('Seen by', 18),
    computed('State', stateOfAction, 11),
  ],
  example: [
    'R1 (fictional)',
    'High',
    'Reduce',
    'Enforce MFA on all 70 accounts, block older sign-in methods',
    'IT contractor',
    'April 30',
    '$0',
    'Export of enforcement status, 70 of 70; a refused sign-in in the log',
    '',
    '',
    'Open',
  ],
  blank: 80,
};

const limitOfAcceptance =
  'IF(F#="Yes","A required specification cannot be accepted",IF(AND(I#<>"",I#<TODAY()),"Overdue",""))';

export const acceptance: Sheet = {
  name: '14 Risk acceptance',
  title: titleOf(14),
  hint: 'Accepting is allowed if what remains is reasonable and appropriate, and a person with authority signs with a reason and a review date.',
  columns: [
    oneOf('Risk', risks, 11),
    computed('Level', levelOfRisk, 11),
    wide('What was considered, with cost', 40),
    wide('Why acceptance is reasonable and appropriate', 48),
    wide('Conditions', 34),
    oneOf('Required specification affected?', ['No', 'Yes'], 14),
    short('Accepted by', 20),
    day('Date'),
    day('Review on'),
    computed('Check', limitOfAcceptance, 22),
  ],
  example: [
    'R6 (fictional)',
    'Medium',
    'Moving the cupboard to the upper floor, quotation of $14,200; raising the equipment, $300',
    'One site, part of a day, no patient data lost since nothing is stored there; lease ends in 14 months; equipment to be raised in April',
    'Pump tested each spring; patients moved to Clinic 2 by the written plan',
    'No',
    'Managing partner',
    'February 18',
    'At renewal of the lease, or after any water event',
    '',
  ],
  blank: 30,
};

export const versions: Sheet = {
  name: '15 Approval and versions',
  title: titleOf(15),
  hint: 'Each completed version is frozen and kept for six years from the date it was last in effect.',
  columns: [
    short('Version', 14),
    day('Date'),
    wide('What changed', 48),
    wide('Authors', 30),
    wide('Approved by, with authority from'),
    wide('Frozen copy kept at'),
  ],
  example: [
    '1.0 (fictional)',
    'February 20',
    'First full analysis; replaces a vendor checklist of four years ago',
    'Practice manager, IT contractor, lead technologist',
    'Managing partner, partners’ resolution of January 8',
    'Document archive, folder “Risk 1.0”, read only',
  ],
  blank: 15,
};

export const changes: Sheet = {
  name: '16 Change and event log',
  title: titleOf(16),
  hint: 'When an event occurs, update the rows touched, note the date and the reason, and rate again.',
  columns: [
    day('Date'),
    wide('Event, reported by', 48),
    short('Rows touched', 18),
    wide('Result', 60),
    short('Seen by', 20),
  ],
  example: [
    'June 9 (fictional)',
    'Reminder vendor bought by another company, told by its mail',
    'P24, R42',
    'Agreement assigned; new subcontractor abroad; impact unchanged; likelihood stays medium',
    'Security official',
  ],
  blank: 60,
};
