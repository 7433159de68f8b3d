import { factsOf, groupsOf } from './table.ts';

/* NIST SP 800-53 Rev. 5, Security and Privacy Controls for Information Systems and Organizations, September 2020. */

/** The 20 families. */
export const controlFamilies = groupsOf(`
AC | Access Control | Who may reach what, from where, and under which conditions.
AT | Awareness and Training | What people must know for their role, and how that is shown.
AU | Audit and Accountability | Which events are recorded, kept, protected and read.
CA | Assessment, Authorization, and Monitoring | How controls are judged and the system is allowed to run.
CM | Configuration Management | The known state of the system, and how it is allowed to change.
CP | Contingency Planning | Keeping the mission going and restoring the system.
IA | Identification and Authentication | Knowing which user, device or service is at the other end.
IR | Incident Response | Preparing for incidents, handling and reporting them.
MA | Maintenance | Repair and service of the system, on site and from afar.
MP | Media Protection | Access to media, their marking, transport and sanitization.
PE | Physical and Environmental Protection | Sites, doors, power, water and heat.
PL | Planning | The security and privacy plans and the rules of behavior.
PM | Program Management | What the organization does once for all its systems.
PS | Personnel Security | Screening, transfer, departure and agreements.
PT | Personally Identifiable Information Processing and Transparency | Authority, purpose, consent and notice for personal information.
RA | Risk Assessment | Finding and rating risk, including by scans.
SA | System and Services Acquisition | Security in what is bought and built.
SC | System and Communications Protection | Boundaries, cryptography and separation.
SI | System and Information Integrity | Flaws, malicious code, monitoring and input checks.
SR | Supply Chain Risk Management | Origin, suppliers and components.
`);

/** The controls that books use most, with the names the catalog gives them. */
export const controls = factsOf(`
AC-1 | Policy and Procedures | governance | Approved policy with the date of the last review
AC-2 | Account Management | access | Account list with type, owner and approval
AC-3 | Access Enforcement | access | Test of one role that was refused
AC-4 | Information Flow Enforcement | network | Flow rules with one blocked attempt
AC-5 | Separation of Duties | access | Forbidden pairs and who holds one today
AC-6 | Least Privilege | access | Privileged list with a reason per name
AC-7 | Unsuccessful Logon Attempts | authentication | Lockout setting exported from each system
AC-8 | System Use Notification | notice | Banner as shown, with its approval
AC-11 | Device Lock | authentication | Setting and coverage by device group
AC-12 | Session Termination | authentication | Timeout settings by application
AC-14 | Permitted Actions Without Identification or Authentication | authentication | List of open functions with the reason for each
AC-17 | Remote Access | network | Remote access methods with approvals
AC-18 | Wireless Access | network | List of authorized networks and one survey
AC-19 | Access Control for Mobile Devices | access | Device list with enrollment state
AC-20 | Use of External Systems | suppliers | Terms for each external system
AC-22 | Publicly Accessible Content | data | Review note before the last publication
AT-2 | Literacy Training and Awareness | people | Completion by person with dates
AT-3 | Role-Based Training | people | Roles with course and date
AT-4 | Training Records | people | Records kept for the period that the plan sets
AU-2 | Event Logging | logging | Event list with the reason for each type
AU-3 | Content of Audit Records | logging | Sample record with who, what, when and where
AU-4 | Audit Log Storage Capacity | logging | Storage figure against the daily volume
AU-5 | Response to Audit Logging Process Failures | logging | Alert raised when a source fell silent
AU-6 | Audit Record Review, Analysis, and Reporting | logging | Review notes with what was found
AU-8 | Time Stamps | logging | Time source settings and measured drift
AU-9 | Protection of Audit Information | logging | Export of who can delete a record
AU-11 | Audit Record Retention | logging | Retention setting and the oldest record
AU-12 | Audit Record Generation | logging | Sources compared with the inventory
CA-2 | Control Assessments | evidence | Assessment plan and report
CA-3 | Information Exchange | suppliers | Agreement for each connection
CA-5 | Plan of Action and Milestones | evidence | Open items with owner and date
CA-6 | Authorization | governance | Signed decision with terms
CA-7 | Continuous Monitoring | evidence | Frequencies per control and last results
CA-8 | Penetration Testing | vulnerability | Report with the retest of each finding
CA-9 | Internal System Connections | network | Approved connections within the boundary
CM-2 | Baseline Configuration | configuration | Baseline with version and date
CM-3 | Configuration Change Control | change | Change record with approval before the work
CM-4 | Impact Analyses | change | Analysis dated before the change
CM-5 | Access Restrictions for Change | change | List of those able to change production
CM-6 | Configuration Settings | configuration | Setting report with deviations explained
CM-7 | Least Functionality | configuration | Services switched off, by system type
CM-8 | System Component Inventory | assets | Inventory reconciled with discovery
CM-10 | Software Usage Restrictions | assets | License count against entitlement
CM-11 | User-Installed Software | configuration | Policy setting and one refused install
CP-2 | Contingency Plan | continuity | Plan with roles and the last change
CP-3 | Contingency Training | continuity | Attendance with the role trained
CP-4 | Contingency Plan Testing | continuity | Test report with corrective actions
CP-6 | Alternate Storage Site | continuity | Site agreement and its distance from the first
CP-7 | Alternate Processing Site | continuity | Switch-over record with time
CP-9 | System Backup | continuity | Backup log and one restore
CP-10 | System Recovery and Reconstitution | continuity | Recovery record with acceptance
IA-2 | Identification and Authentication (Organizational Users) | authentication | Multi-factor policy and its exclusions
IA-3 | Device Identification and Authentication | authentication | Device certificates by type
IA-4 | Identifier Management | access | Rule on reuse and one expired identifier
IA-5 | Authenticator Management | authentication | Issue, change and revocation entries
IA-8 | Identification and Authentication (Non-Organizational Users) | authentication | Sign-in method for outside users
IA-11 | Re-authentication | authentication | Events that ask for it, seen in a test
IA-12 | Identity Proofing | authentication | Proofing record at the required level
IR-1 | Policy and Procedures | incident | Policy and procedure with review dates
IR-2 | Incident Response Training | incident | Training by role with dates
IR-3 | Incident Response Testing | incident | Exercise report with actions
IR-4 | Incident Handling | incident | Timeline of one incident
IR-5 | Incident Monitoring | incident | Register with status of each case
IR-6 | Incident Reporting | incident | Reports made within the set time
IR-8 | Incident Response Plan | incident | Plan approved and distributed
MA-2 | Controlled Maintenance | physical | Visit log with approval
MA-4 | Nonlocal Maintenance | access | Remote session record and closure
MA-5 | Maintenance Personnel | physical | List of authorized persons and escorts
MP-2 | Media Access | data | List of who may hold which media
MP-4 | Media Storage | data | Storage place checked on a date
MP-5 | Media Transport | data | Transport record with protection used
MP-6 | Media Sanitization | data | Certificates matched to serial numbers
PE-2 | Physical Access Authorizations | physical | Access list with its last review
PE-3 | Physical Access Control | physical | Entry log and a tested door
PE-6 | Monitoring Physical Access | physical | Reviewed log with one question asked
PE-8 | Visitor Access Records | physical | Visitor entries for one week
PE-11 | Emergency Power | physical | Load test with minutes
PE-13 | Fire Protection | physical | Inspection record
PL-2 | System Security and Privacy Plans | governance | Plan that matches the running system
PL-4 | Rules of Behavior | people | Signed acknowledgments by account
PM-9 | Risk Management Strategy | risk | Strategy with review date
PS-3 | Personnel Screening | people | Completion date beside the first login
PS-4 | Personnel Termination | people | Disable time beside the last working day
PS-5 | Personnel Transfer | people | Rights before and after three transfers
PS-6 | Access Agreements | people | Signed agreements, contractors included
PS-7 | External Personnel Security | suppliers | Provider staff list with their terms
PT-2 | Authority to Process Personally Identifiable Information | lawfulness | The legal authority written out
PT-5 | Privacy Notice | notice | Notice as shown, with its version
RA-2 | Security Categorization | scope | Approved categorization with rationale
RA-3 | Risk Assessment | risk | Assessment with assumptions and date
RA-5 | Vulnerability Monitoring and Scanning | vulnerability | Scan coverage and age of findings
RA-7 | Risk Response | risk | Response per finding
RA-8 | Privacy Impact Assessments | impact | Assessment dated before the start
SA-3 | System Development Life Cycle | development | Life cycle with its security gates
SA-4 | Acquisition Process | suppliers | Requirements in the last contract
SA-8 | Security and Privacy Engineering Principles | development | Design record citing a principle
SA-9 | External System Services | suppliers | Oversight notes per service
SA-10 | Developer Configuration Management | development | Integrity of the repository, shown
SA-11 | Developer Testing and Evaluation | development | Test results tied to a release
SA-15 | Development Process, Standards, and Tools | development | Tool list with versions
SA-22 | Unsupported System Components | vulnerability | List with replacement or support contract
SC-5 | Denial-of-Service Protection | network | Limits tested, with results
SC-7 | Boundary Protection | network | Rules with reason and last review
SC-8 | Transmission Confidentiality and Integrity | data | Protocol scan of each interface
SC-12 | Cryptographic Key Establishment and Management | data | Key list with owner and rotation date
SC-13 | Cryptographic Protection | data | Algorithms in use and the approval of each
SC-20 | Secure Name/Address Resolution Service (Authoritative Source) | network | Signed zone check
SC-28 | Protection of Information at Rest | data | Encryption state by store
SI-2 | Flaw Remediation | vulnerability | Patch age by severity
SI-3 | Malicious Code Protection | configuration | Coverage with an outside denominator
SI-4 | System Monitoring | logging | Monitoring points on the network diagram
SI-5 | Security Alerts, Advisories, and Directives | vulnerability | Advisory and the action that followed
SI-7 | Software, Firmware, and Information Integrity | configuration | Integrity alert and its investigation
SI-10 | Information Input Validation | development | Test cases with refused input
SI-12 | Information Management and Retention | data | Schedule and one deletion entry
SR-2 | Supply Chain Risk Management Plan | suppliers | Plan with review date
SR-3 | Supply Chain Controls and Processes | suppliers | Process applied to one purchase
SR-5 | Acquisition Strategies, Tools, and Methods | suppliers | Purchase file with the checks made
SR-6 | Supplier Assessments and Reviews | suppliers | Review per critical supplier
SR-8 | Notification Agreements | suppliers | Clause with times and contacts
SR-11 | Component Authenticity | suppliers | Authenticity check of one delivery
`);

/** Controls that revision 5 withdrew or moved; their numbers are not used again. */
export const withdrawnControls = [
  'AC-13',
  'AC-15',
  'AT-5',
  'AU-15',
  'CA-4',
  'CP-5',
  'IR-10',
  'PE-7',
  'PL-3',
  'PL-5',
  'PL-6',
  'RA-4',
  'SA-6',
  'SA-7',
  'SA-12',
  'SA-13',
  'SA-14',
  'SA-18',
  'SA-19',
  'SC-9',
  'SC-14',
  'SC-19',
  'SC-33',
  'SI-9',
];

/** The last number of each family, with the releases up to 5.2.0. */
export const lastControl: Readonly<Record<string, number>> = {
  AC: 25,
  AT: 6,
  AU: 16,
  CA: 9,
  CM: 14,
  CP: 13,
  IA: 13,
  IR: 10,
  MA: 7,
  MP: 8,
  PE: 23,
  PL: 11,
  PM: 32,
  PS: 9,
  PT: 8,
  RA: 10,
  SA: 24,
  SC: 51,
  SI: 23,
  SR: 12,
};
