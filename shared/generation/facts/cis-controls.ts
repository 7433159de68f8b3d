import { safeguards } from './cis-safeguards.ts';
import type { Framework } from './fact.ts';
import { groupsOf, rulesOf } from './table.ts';

const groups = groupsOf(`
CIS Control 1 | Inventory and Control of Enterprise Assets | Control 1 keeps the list of devices, and acts on those that are not on it.
CIS Control 2 | Inventory and Control of Software Assets | Control 2 keeps the list of software, and lets only what is on it run.
CIS Control 3 | Data Protection | Control 3 finds, classifies, protects and disposes of data.
CIS Control 4 | Secure Configuration of Enterprise Assets and Software | Control 4 sets secure configurations and keeps them.
CIS Control 5 | Account Management | Control 5 covers accounts of users, administrators and services.
CIS Control 6 | Access Control Management | Control 6 grants, revokes and protects access.
CIS Control 7 | Continuous Vulnerability Management | Control 7 finds weaknesses and repairs them in time.
CIS Control 8 | Audit Log Management | Control 8 collects, keeps and reads logs.
CIS Control 9 | Email and Web Browser Protections | Control 9 covers the two ways in that users open themselves.
CIS Control 10 | Malware Defenses | Control 10 prevents malicious code from running and spreading.
CIS Control 11 | Data Recovery | Control 11 makes backups, protects them and restores from them.
CIS Control 12 | Network Infrastructure Management | Control 12 keeps network devices current and well designed.
CIS Control 13 | Network Monitoring and Defense | Control 13 watches the network and answers threats on it.
CIS Control 14 | Security Awareness and Skills Training | Control 14 trains everybody, and some people more.
CIS Control 15 | Service Provider Management | Control 15 covers providers from inventory to exit.
CIS Control 16 | Application Software Security | Control 16 covers software that is written, hosted or acquired.
CIS Control 17 | Incident Response Management | Control 17 prepares for incidents and learns from them.
CIS Control 18 | Penetration Testing | Control 18 tests the defenses by simulated attack.
`);

const rules = rulesOf(`
scope | Implementation Group 1 holds 56 safeguards, group 2 adds 74 and group 3 the last 23, which makes 153.
governance | Version 8.1 of June 2024 added Govern to the security functions, in line with NIST CSF 2.0.
assets | The device inventory of 1.1 is reviewed at least twice a year, and unauthorized devices are dealt with weekly under 1.2.
access | Dormant accounts are disabled after 45 days where the system supports it (5.3), and the account inventory is validated at least quarterly (5.1).
configuration | Safeguard 4.3 locks general-purpose systems after 15 minutes at most, and mobile devices after two.
vulnerability | Operating systems and applications are patched automatically, at least monthly (7.3 and 7.4).
continuity | Backups run at least weekly (11.2), one copy is isolated (11.4), and restores are tested at least quarterly from group 2 on (11.5).
logging | Audit logs are kept for at least 90 days from group 2 on (8.10).
people | Training takes place at hire and at least annually (14.1).
suppliers | Safeguard 15.1 is the only one about providers in group 1: an inventory with a contact for each.
authentication | Multi-factor authentication covers exposed applications (6.3), remote access (6.4) and administrative access (6.5), all in group 1.
incident | Group 1 asks for three things: people in charge, contact details, and a way to report (17.1 to 17.3).
network | Control 13 has no safeguard in group 1, and Control 12 has one: keeping infrastructure up to date.
development | None of the safeguards of Control 16 belongs to group 1.
evidence | The groups are cumulative: whoever claims group 2 has everything in group 1.
`);

export const cisControls: Framework = {
  source: 'CIS Controls',
  name: 'CIS Critical Security Controls',
  edition: '8.1',
  published: '2024-06',
  publisher: 'Center for Internet Security',
  document: 'CIS Critical Security Controls, version 8.1',
  statements: [
    'It has 18 controls and 153 safeguards in three implementation groups.',
    'Say control for the 18 and safeguard for what is below them; nobody is certified against either.',
    'Its text is licensed, so safeguards are named and paraphrased.',
  ],
  noun: 'safeguard',
  groups,
  facts: safeguards,
  rules,
};
