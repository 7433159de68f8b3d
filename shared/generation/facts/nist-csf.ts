import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

/** The six functions and the 22 categories below them. */
const groups = groupsOf(`
GV | Govern | Govern sets the strategy, duties and limits by which the other five functions are steered.
ID | Identify | Identify establishes what the organization has and which risks follow from it.
PR | Protect | Protect keeps the chance and the effect of harmful events down.
DE | Detect | Detect finds and analyzes possible attacks and compromises.
RS | Respond | Respond covers the actions taken once an incident has been detected.
RC | Recover | Recover restores the assets and operations that an incident has hit.
GV.OC | Organizational Context | Mission, expectations, obligations and dependencies are understood before risk decisions are made.
GV.RM | Risk Management Strategy | Priorities, limits and assumptions for risk are set, told to people and used.
GV.RR | Roles, Responsibilities, and Authorities | Somebody answers for cybersecurity, and has the authority and means to do so.
GV.PO | Policy | Policy is set, communicated and enforced.
GV.OV | Oversight | Results are looked at and used to adjust the strategy.
GV.SC | Cybersecurity Supply Chain Risk Management | Risk that comes with suppliers is managed from selection to the end of the contract.
ID.AM | Asset Management | Assets are known and managed according to their importance.
ID.RA | Risk Assessment | The risk to the organization, its assets and people is understood.
ID.IM | Improvement | Improvements are found across all functions.
PR.AA | Identity Management, Authentication, and Access Control | Only authorized users, services and hardware get access, in proportion to the risk.
PR.AT | Awareness and Training | People are able to do their security-related tasks.
PR.DS | Data Security | Data is managed so that its confidentiality, integrity and availability hold.
PR.PS | Platform Security | Hardware, software and services are managed according to risk.
PR.IR | Technology Infrastructure Resilience | Architecture protects assets and keeps the organization running under stress.
DE.CM | Continuous Monitoring | Assets are watched for anomalies and signs of compromise.
DE.AE | Adverse Event Analysis | Anomalies are analyzed to tell what they are and whether they are incidents.
RS.MA | Incident Management | The response to detected incidents is managed.
RS.AN | Incident Analysis | Investigation supports the response, forensics and recovery.
RS.CO | Incident Response Reporting and Communication | Response is coordinated with those inside and outside who must know.
RS.MI | Incident Mitigation | The incident is kept from spreading and its effects are reduced.
RC.RP | Incident Recovery Plan Execution | Restoration brings affected systems and services back.
RC.CO | Incident Recovery Communication | Recovery is coordinated with those inside and outside.
`);

/** The 106 subcategories, each an outcome; the names are our short words for it. */
const facts = factsOf(`
GV.OC-01 | Mission informs risk decisions | scope | One page naming the services that must not fail
GV.OC-02 | Stakeholders and what they expect | scope | List of parties with the promise made to each
GV.OC-03 | Legal, regulatory and contractual duties | scope | Register of duties with source, owner and review date
GV.OC-04 | Services others depend on | scope | List of critical services with agreed tolerances
GV.OC-05 | Services the organization depends on | scope | Dependency map with a contact for each outside service
GV.RM-01 | Risk objectives agreed by stakeholders | risk | Minutes in which the objectives were agreed
GV.RM-02 | Risk appetite and tolerance | risk | Signed statement with numbers in it
GV.RM-03 | Cybersecurity within enterprise risk | risk | Enterprise risk register that contains cyber risks
GV.RM-04 | Strategic direction for risk responses | risk | Rules for accepting, transferring and treating risk
GV.RM-05 | Lines of communication about risk | risk | Table of who reports what to whom, and when
GV.RM-06 | One method to rate and rank risk | risk | Method of one page with a worked case
GV.RM-07 | Positive risk is discussed too | risk | Decision paper that weighs an opportunity
GV.RR-01 | Leadership is accountable | governance | Charter or minutes naming the accountable executive
GV.RR-02 | Roles and authorities are assigned | governance | Role list with deputies and dates
GV.RR-03 | Resources match the strategy | governance | Budget line tied to the plan
GV.RR-04 | Cybersecurity in personnel practices | people | Joiner and leaver checklists with security steps
GV.PO-01 | Policy is set and enforced | governance | Approved policy with version and exceptions list
GV.PO-02 | Policy is reviewed and updated | governance | Change record with the reason for each change
GV.OV-01 | Strategy outcomes are reviewed | evidence | Review notes with the decisions taken
GV.OV-02 | Strategy is adjusted to cover needs | evidence | Revised plan with what changed and why
GV.OV-03 | Performance is evaluated | evidence | Measures over four quarters, unflattering ones kept
GV.SC-01 | Supply chain risk program | suppliers | Program document approved by a named sponsor
GV.SC-02 | Supplier, customer and partner roles | suppliers | Responsibility table per critical supplier
GV.SC-03 | Supply chain within risk management | suppliers | Risk register entries that name suppliers
GV.SC-04 | Suppliers known and ranked | suppliers | Register reconciled with accounts payable
GV.SC-05 | Requirements in contracts | suppliers | Clause list for each top-tier contract
GV.SC-06 | Due diligence before the contract | suppliers | Assessment dated before the signature
GV.SC-07 | Supplier risk followed over time | suppliers | Review notes with actions for each critical supplier
GV.SC-08 | Suppliers in incident planning | suppliers | Contact card and an exercise they joined
GV.SC-09 | Security over the life of products | suppliers | Inventory of components with support end dates
GV.SC-10 | What happens after the contract ends | suppliers | Exit checklist with data return or deletion proof
ID.AM-01 | Hardware inventory | assets | Export with date, owner and a second source compared
ID.AM-02 | Software, service and system inventory | assets | List including cloud services found in expense records
ID.AM-03 | Network communication and data flows | assets | Flow diagram with date and reviewer
ID.AM-04 | Supplier services inventory | assets | Service list with the business owner of each
ID.AM-05 | Assets ranked by importance | assets | Ranking with the reasons for the top ten
ID.AM-07 | Data inventory | assets | Data list with type, place and owner
ID.AM-08 | Assets managed through their life | assets | Disposal entries matched to the inventory
ID.RA-01 | Vulnerabilities found and recorded | vulnerability | Scan results by asset with first-seen dates
ID.RA-02 | Threat intelligence received | risk | Three items, each with the decision that followed
ID.RA-03 | Internal and external threats recorded | risk | Threat list tied to assets
ID.RA-04 | Impact and likelihood of threats | risk | Ratings with the reasons written out
ID.RA-05 | Inherent risk informs responses | risk | Ranked register with treatment per line
ID.RA-06 | Risk responses chosen and tracked | risk | Treatment plan with owners and dates
ID.RA-07 | Changes and exceptions assessed | change | Exception list with risk, owner and end date
ID.RA-08 | Handling of vulnerability reports | vulnerability | Disclosure contact and a log of reports received
ID.RA-09 | Authenticity of hardware and software | suppliers | Signature or origin check before first use
ID.RA-10 | Critical suppliers assessed first | suppliers | Assessment before acquisition, with result
ID.IM-01 | Improvements from evaluations | evidence | Findings list with closed items
ID.IM-02 | Improvements from tests and exercises | evidence | Exercise report with assigned actions
ID.IM-03 | Improvements from daily operation | evidence | Lessons tied to closed changes
ID.IM-04 | Response and other plans kept current | incident | Plan with a change made after the last test
PR.AA-01 | Identities and credentials managed | access | Account export in which each entry has an owner
PR.AA-02 | Identities proofed and bound | authentication | Record of the identity check at enrollment
PR.AA-03 | Users, services and hardware authenticated | authentication | Policy export with its exclusion list
PR.AA-04 | Identity assertions protected | authentication | Federation settings and signing key rotation record
PR.AA-05 | Access rights managed and reviewed | access | Review with removals, and the dates of removal
PR.AA-06 | Physical access managed | physical | Badge list reconciled with current staff
PR.AT-01 | General awareness | people | Completion by person and reporting rate
PR.AT-02 | Training for specialized roles | people | Role list with the course taken and date
PR.DS-01 | Data at rest protected | data | Encryption status by system, gaps listed
PR.DS-02 | Data in transit protected | data | Protocol scan of every outside address
PR.DS-10 | Data in use protected | data | Rules for memory, screens and temporary copies
PR.DS-11 | Backups made, protected and tested | continuity | Restore test with time, count and name
PR.PS-01 | Configuration management | configuration | Baseline and one drift ticket that was decided
PR.PS-02 | Software maintained and replaced | vulnerability | Patch age by machine and unsupported list
PR.PS-03 | Hardware maintained and replaced | configuration | Replacement plan with dates of end of support
PR.PS-04 | Log records generated | logging | Source list with retention and last event seen
PR.PS-05 | Unauthorized software prevented | configuration | Allow rule and one blocked attempt
PR.PS-06 | Secure software development | development | Pipeline record of checks for one release
PR.IR-01 | Networks protected from unauthorized use | network | Rule export with owner and reason per rule
PR.IR-02 | Protection from environmental threats | physical | Site note on water, heat and power
PR.IR-03 | Resilience in normal and adverse times | continuity | Planned failover with the observed effect
PR.IR-04 | Sufficient capacity | continuity | Capacity alert and the change that followed
DE.CM-01 | Networks monitored | logging | Sensor coverage compared with the network diagram
DE.CM-02 | Physical environment monitored | physical | Alarm entry with who responded
DE.CM-03 | Personnel activity and technology use monitored | logging | Use case list with the lawful basis for watching
DE.CM-06 | Supplier activity monitored | suppliers | Session log of one supplier visit
DE.CM-09 | Hardware, software and runtime monitored | logging | Agent coverage with an outside denominator
DE.AE-02 | Events analyzed | logging | Ticket showing the reasoning, not only the verdict
DE.AE-03 | Information correlated from sources | logging | One case joined from two or more sources
DE.AE-04 | Impact and scope estimated | incident | Estimate with the time it was made
DE.AE-06 | Information given to the right people | incident | Distribution list and one alert delivered
DE.AE-07 | Threat intelligence used in analysis | logging | Rule that came from an outside report
DE.AE-08 | Incidents declared by criteria | incident | Criteria and three events measured against them
RS.MA-01 | Plan executed with third parties | incident | Timeline of one incident against the plan
RS.MA-02 | Reports triaged and validated | incident | Triage note with time and result
RS.MA-03 | Incidents categorized and ranked | incident | Severity scale used in the last five cases
RS.MA-04 | Incidents escalated | incident | Escalation call with names and times
RS.MA-05 | Criteria to begin recovery | continuity | Decision entry naming who allowed recovery
RS.AN-03 | What happened, and why | incident | Root cause note that reaches a process
RS.AN-06 | Investigation actions recorded | incident | Action log with integrity protected
RS.AN-07 | Evidence collected and preserved | incident | Custody line: who, when, hash, where
RS.AN-08 | Magnitude estimated and confirmed | incident | First and final estimate side by side
RS.CO-02 | Stakeholders notified | incident | Notification record with the duty behind it
RS.CO-03 | Information shared as agreed | incident | Sharing record and the agreement it rests on
RS.MI-01 | Incidents contained | incident | Containment steps with times
RS.MI-02 | Incidents eradicated | incident | Proof that the cause is gone
RC.RP-01 | Recovery plan executed | continuity | Recovery log against the plan
RC.RP-02 | Recovery actions chosen and ranked | continuity | Order of restoration with reasons
RC.RP-03 | Backups checked before use | continuity | Integrity check dated before the restore
RC.RP-04 | Critical functions weighed for the new normal | continuity | Decision on interim operation
RC.RP-05 | Restored assets verified | continuity | Acceptance by the business owner
RC.RP-06 | End of recovery declared | continuity | Closing note with the criteria met
RC.CO-03 | Progress told to stakeholders | continuity | Updates sent, with times and readers
RC.CO-04 | Public updates by approved methods | continuity | Approved text and where it appeared
`);

const rules = rulesOf(`
scope | CSF 2.0 describes a Current Profile and a Target Profile; the gap between the two is the plan.
scope | The framework applies to organizations of any size or sector, and 2.0 dropped critical infrastructure from its title.
governance | Govern stands first in 2.0 because it informs how the other five functions are carried out.
risk | Tiers run from 1 (Partial) through 2 (Risk Informed) and 3 (Repeatable) to 4 (Adaptive), and describe the rigor of governance and management; they are no maturity score per subcategory.
assets | The numbering under ID.AM has a hole: ID.AM-05 is followed by ID.AM-07, since NIST does not use a retired number again.
access | Version 1.1 had a category for identity and access under another name; in 2.0 it is PR.AA, so an old score cannot be carried over by position.
data | PR.DS keeps four outcomes in 2.0: data at rest, in transit, in use, and backups.
suppliers | GV.SC has ten outcomes, the most of any category together with ID.RA.
incident | Improvement after an incident is recorded under ID.IM in 2.0, no longer under Respond or Recover.
evidence | NIST certifies nobody against the CSF, so the only proof of a Profile is the record behind each row.
continuity | Backups sit in PR.DS-11, and checking them before a restore in RC.RP-03; one without the other proves little.
logging | Detect has two categories: DE.CM watches, and DE.AE decides what the observation means.
`);

export const nistCsf: Framework = {
  source: 'NIST CSF',
  name: 'NIST Cybersecurity Framework',
  edition: '2.0',
  published: '2024-02-26',
  publisher: 'National Institute of Standards and Technology',
  document: 'NIST CSWP 29, The NIST Cybersecurity Framework (CSF) 2.0',
  statements: [
    'It holds 6 Functions, 22 Categories and 106 Subcategories.',
    'Its outcomes are voluntary unless a contract or regulator asks for them; nobody is certified against it.',
    'Say outcome or subcategory, not control.',
  ],
  noun: 'outcome',
  groups,
  facts,
  rules,
};
