import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

/** The twelve requirements, and the sub-requirements below them. */
const groups = groupsOf(`
Requirement 1 | Install and maintain network security controls | Requirement 1 controls traffic between trusted and untrusted networks.
Requirement 2 | Apply secure configurations to all system components | Requirement 2 removes vendor defaults and what is not needed.
Requirement 3 | Protect stored account data | Requirement 3 keeps storage small and makes the account number unreadable.
Requirement 4 | Protect cardholder data with strong cryptography during transmission over open, public networks | Requirement 4 protects the account number on its way.
Requirement 5 | Protect all systems and networks from malicious software | Requirement 5 covers malware and phishing.
Requirement 6 | Develop and maintain secure systems and software | Requirement 6 covers own software, patches, web applications and changes.
Requirement 7 | Restrict access to system components and cardholder data by business need to know | Requirement 7 decides who may have access.
Requirement 8 | Identify users and authenticate access to system components | Requirement 8 proves who it is.
Requirement 9 | Restrict physical access to cardholder data | Requirement 9 covers rooms, media and payment terminals.
Requirement 10 | Log and monitor all access to system components and cardholder data | Requirement 10 covers recording, review and time.
Requirement 11 | Test security of systems and networks regularly | Requirement 11 covers scans, penetration tests and detection of changes.
Requirement 12 | Support information security with organizational policies and programs | Requirement 12 covers policy, scope, people, providers and incidents.
`);

const facts = factsOf(`
Requirement 1.1 | Processes for network security controls are defined and understood | governance | Procedures and names per duty
Requirement 1.2 | Network security controls are configured and maintained | network | Rule review from the last six months
Requirement 1.3 | Access to and from the cardholder data environment is restricted | network | Rules in both directions, with reasons
Requirement 1.4 | Connections between trusted and untrusted networks are controlled | network | Diagram and a blocked test
Requirement 1.5 | Risks from devices that connect to both are mitigated | configuration | Settings that users cannot change
Requirement 2.1 | Processes for secure configurations are defined and understood | governance | Procedures and names per duty
Requirement 2.2 | System components are configured and managed securely | configuration | Standard and ten systems checked against it
Requirement 2.3 | Wireless environments are configured and managed securely | network | Changed defaults and keys
Requirement 3.1 | Processes for protecting stored data are defined and understood | governance | Procedures and names per duty
Requirement 3.2 | Storage of account data is kept to a minimum | data | Retention rule and quarterly deletion check
Requirement 3.3 | Sensitive authentication data is not stored after authorization | data | Search result over logs, files and databases
Requirement 3.4 | Display and copying of the full account number is restricted | data | Masked screen by role
Requirement 3.5 | The account number is secured wherever it is stored | data | Method per store
Requirement 3.6 | Cryptographic keys are secured | data | Key storage and custodians
Requirement 3.7 | Key management covers the whole life of keys | data | Rotation record
Requirement 4.1 | Processes for protected transmission are defined and understood | governance | Procedures and names per duty
Requirement 4.2 | The account number is protected during transmission | data | Certificate inventory and protocol scan
Requirement 5.1 | Processes against malicious software are defined and understood | governance | Procedures and names per duty
Requirement 5.2 | Malicious software is prevented or detected | configuration | Coverage and reasons for the uncovered
Requirement 5.3 | Mechanisms against malware are active and maintained | configuration | Update state and logs
Requirement 5.4 | Mechanisms protect users against phishing | people | Mail settings and one caught message
Requirement 6.1 | Processes for secure software are defined and understood | governance | Procedures and names per duty
Requirement 6.2 | Bespoke and custom software is developed securely | development | Review before release by another person
Requirement 6.3 | Vulnerabilities are identified and addressed | vulnerability | Patch dates for critical findings, software inventory
Requirement 6.4 | Public-facing web applications are protected | development | Script inventory of payment pages
Requirement 6.5 | Changes are managed securely | change | Change record with impact, test and back-out
Requirement 7.1 | Processes for access restriction are defined and understood | governance | Procedures and names per duty
Requirement 7.2 | Access is defined and assigned | access | Review of all accounts within six months
Requirement 7.3 | Access is managed by an access control system | access | Default set to deny
Requirement 8.1 | Processes for identification are defined and understood | governance | Procedures and names per duty
Requirement 8.2 | Identification is managed through the life of an account | access | Leavers disabled at once, idle accounts within 90 days
Requirement 8.3 | Strong authentication is established and managed | authentication | Password settings against the stated lengths
Requirement 8.4 | Multi-factor authentication secures access to the cardholder data environment | authentication | Policy export with exclusions
Requirement 8.5 | Multi-factor systems cannot be misused | authentication | Replay and bypass settings
Requirement 8.6 | Application and system accounts are strictly managed | access | Interactive use list, secrets outside of code
Requirement 9.1 | Processes for physical access are defined and understood | governance | Procedures and names per duty
Requirement 9.2 | Entry to facilities is controlled | physical | Entry records kept three months
Requirement 9.3 | Access of personnel and visitors is authorized | physical | Badge changes on departure
Requirement 9.4 | Media with cardholder data is secured | physical | Media inventory and destruction record
Requirement 9.5 | Payment terminals are protected from tampering | physical | Terminal list with inspections
Requirement 10.1 | Processes for logging are defined and understood | governance | Procedures and names per duty
Requirement 10.2 | Audit logs are implemented | logging | One event of each required type found
Requirement 10.3 | Audit logs are protected | logging | Who can change or delete a log
Requirement 10.4 | Audit logs are reviewed | logging | Daily review output and an exception
Requirement 10.5 | Audit log history is retained | logging | Oldest record, and three months at hand
Requirement 10.6 | Time is synchronized | logging | Time sources and drift
Requirement 10.7 | Failures of critical controls are detected and answered | logging | Alert on a silent source
Requirement 11.1 | Processes for testing are defined and understood | governance | Procedures and names per duty
Requirement 11.2 | Wireless access points are identified and monitored | network | Quarterly survey
Requirement 11.3 | Vulnerabilities are found by scans, ranked and addressed | vulnerability | Four quarters of passing scans with rescans
Requirement 11.4 | Penetration tests are performed and findings corrected | vulnerability | Report, corrections and retest
Requirement 11.5 | Intrusions and unexpected file changes are detected | logging | Weekly comparison and one alert
Requirement 11.6 | Unauthorized changes on payment pages are detected | logging | Alert from a planted change
Requirement 12.1 | A comprehensive policy is current and known | governance | Policy reviewed within the year
Requirement 12.2 | Acceptable use of end-user technologies is defined | people | Approved list and acknowledgments
Requirement 12.3 | Risks to the environment are formally identified | risk | Targeted risk analysis per frequency chosen
Requirement 12.4 | Compliance is managed | evidence | Quarterly checks at service providers
Requirement 12.5 | Scope is documented and validated | scope | Scope confirmation with its date
Requirement 12.6 | Awareness education is ongoing | people | Training with phishing included
Requirement 12.7 | Personnel are screened | people | Check before access
Requirement 12.8 | Risk from third-party service providers is managed | suppliers | Provider list with status and duties
Requirement 12.9 | Providers support their customers' compliance | suppliers | Written acknowledgment
Requirement 12.10 | Suspected and confirmed incidents are answered at once | incident | Plan tested within the year
`);

const rules = rulesOf(`
scope | Scope is confirmed at least every 12 months and after significant change, and at least every six months by service providers (12.5.2 and 12.5.2.1).
network | Rule sets of network security controls are reviewed at least once every six months (1.2.7).
data | Sensitive authentication data is not kept after authorization, even encrypted (3.3.1); issuers have rules of their own.
authentication | Passwords are at least 12 characters long, or eight where a system cannot do 12 (8.3.6).
authentication | Multi-factor authentication covers all non-console access into the cardholder data environment (8.4.2), and not only that of administrators.
access | User accounts and their privileges are reviewed at least every six months (7.2.4), and idle accounts are removed or disabled within 90 days (8.2.6).
vulnerability | Patches for critical vulnerabilities are installed within one month of release (6.3.3 of version 4.0.1).
vulnerability | Internal and external scans run at least every three months, the external ones by an Approved Scanning Vendor (11.3.1 and 11.3.2).
logging | Audit history is kept for at least 12 months, three of them immediately available (10.5.1).
development | Scripts on payment pages are authorized, checked for integrity and inventoried with a reason (6.4.3).
suppliers | A provider's status is monitored at least every 12 months, and who manages which requirement is recorded (12.8.4 and 12.8.5).
incident | The response plan is reviewed and tested at least every 12 months (12.10.2).
risk | A targeted risk analysis supports each frequency that the standard leaves open (12.3.1).
governance | The requirements that were best practice at first became mandatory on March 31, 2025.
physical | Terminals are inspected from time to time, at a frequency set by a targeted risk analysis (9.5.1.2).
evidence | A requirement that cannot be met as written has two ways out: a compensating control, or the customized approach where it is allowed.
change | A significant change triggers new tests, so its definition is written down before the next release.
`);

export const pciDss: Framework = {
  source: 'PCI DSS',
  name: 'Payment Card Industry Data Security Standard',
  edition: '4.0.1',
  published: '2024-06',
  publisher: 'PCI Security Standards Council',
  document: 'PCI DSS Requirements and Testing Procedures, version 4.0.1',
  statements: [
    'It has 12 requirements with 63 groups of sub-requirements below them, and appendices for special cases.',
    'Compliance is validated by a Report on Compliance or a Self-Assessment Questionnaire; who needs which is decided by the brands and the acquirer.',
    'The text is protected, so requirements are paraphrased.',
  ],
  noun: 'requirement',
  groups,
  facts,
  rules,
};
