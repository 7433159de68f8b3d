import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

const groups = groupsOf(`
CC1 | Control Environment | CC1 is about integrity, oversight, structure, competence and accountability.
CC2 | Communication and Information | CC2 is about the information that controls need and how people learn of it.
CC3 | Risk Assessment | CC3 is about objectives, risks, fraud and change.
CC4 | Monitoring Activities | CC4 is about finding out whether controls work, and telling those who can act.
CC5 | Control Activities | CC5 is about choosing controls and putting them into policies.
CC6 | Logical and Physical Access Controls | CC6 is about who gets in, to systems and to buildings.
CC7 | System Operations | CC7 is about detection, incidents and recovery.
CC8 | Change Management | CC8 covers infrastructure, data, software and procedures alike.
CC9 | Risk Mitigation | CC9 is about disruption and about vendors.
A | Availability | A covers capacity, environment, backups and recovery tests.
C | Confidentiality | C covers confidential information until it is destroyed.
PI | Processing Integrity | PI covers inputs, processing, outputs and storage.
P | Privacy | P covers personal information, from notice to complaints.
`);

const facts = factsOf(`
CC1.1 | Commitment to integrity and ethical values | controls | Code of conduct with acknowledgments
CC1.2 | Board oversight of internal control | governance | Minutes of an independent body
CC1.3 | Structures, reporting lines and authorities | governance | Organization chart with security roles
CC1.4 | Commitment to competent people | people | Role descriptions and evaluations
CC1.5 | Accountability for internal control | governance | Objectives by person, and what followed
CC2.1 | Relevant, good information is used | evidence | Source and owner of each report relied upon
CC2.2 | Internal communication | governance | Announcement with its audience and date
CC2.3 | External communication | notice | Commitments as customers see them
CC3.1 | Objectives stated clearly enough to find risks | scope | Service commitments and system requirements
CC3.2 | Risks to objectives identified and analyzed | risk | Risk assessment of this period
CC3.3 | Potential for fraud considered | risk | Fraud scenarios, at least one about staff
CC3.4 | Changes that affect control identified | risk | Assessment after the last large change
CC4.1 | Ongoing and separate evaluations | evidence | Evaluation plan with results
CC4.2 | Deficiencies communicated in time | evidence | Deficiency list with who was told
CC5.1 | Control activities that reduce risk | controls | Matrix of risks and controls
CC5.2 | General controls over technology | controls | Technology controls mapped to systems
CC5.3 | Policies and procedures put controls to work | governance | Procedure with owner and last use
CC6.1 | Logical access architecture and protection | access | System list with sign-in method and encryption
CC6.2 | Users registered and authorized before access | access | Joiners sampled against approvals
CC6.3 | Access changed and removed by role | access | Movers and leavers sampled with dates
CC6.4 | Physical access restricted | physical | Access list, or the carve-out to the host
CC6.5 | Data removed before assets leave protection | assets | Disposal entries with proof of erasure
CC6.6 | Threats from outside the boundary | network | Boundary settings and second factor
CC6.7 | Transmission, movement and removal restricted | data | Encryption in transit, rule for removable media
CC6.8 | Unauthorized or malicious software prevented | configuration | Coverage with denominator and one alert
CC7.1 | Configuration changes and new vulnerabilities detected | vulnerability | Scan results and drift alerts
CC7.2 | Anomalies monitored and analyzed | logging | Alert with its analysis
CC7.3 | Security events evaluated | incident | Events with the decision on each
CC7.4 | Response to incidents | incident | Incident record against the plan
CC7.5 | Recovery from incidents | continuity | Recovery record and lessons
CC8.1 | Changes authorized, tested, approved and implemented | change | Population of deployments with sampled tickets
CC9.1 | Risk of business disruption mitigated | continuity | Continuity plan and insurance decision
CC9.2 | Vendor and partner risk managed | suppliers | Vendor list, tiers and reviews
A1.1 | Capacity monitored and planned | continuity | Capacity trend and a decision
A1.2 | Environment, backup and recovery infrastructure | continuity | Backup settings and failures handled
A1.3 | Recovery procedures tested | continuity | Test with result and date
C1.1 | Confidential information identified and kept | data | Classification and places of storage
C1.2 | Confidential information disposed of | data | Deletion record after the end of a contract
PI1.1 | Definitions of data and specifications of processing | data | Specification that users can read
PI1.2 | Inputs complete and accurate | development | Rejected input and its handling
PI1.3 | Processing as specified | development | Reconciliation with a difference resolved
PI1.4 | Outputs complete, accurate and timely | development | Output check before delivery
PI1.5 | Stored inputs and outputs kept intact | data | Integrity check of stored items
P1.1 | Notice of privacy practices | notice | Notice with version and date
P2.1 | Choice and consent | lawfulness | Consent record with its wording
P3.1 | Collection consistent with objectives | principles | Fields collected and the purpose of each
P3.2 | Explicit consent where required | lawfulness | Consent obtained before collection
P4.1 | Use limited to the purposes | principles | Uses compared with the notice
P4.2 | Retention consistent with objectives | principles | Retention schedule and a deletion
P4.3 | Secure disposal | data | Disposal entry
P5.1 | Access for data subjects | rights | Request log with times
P5.2 | Correction of personal information | rights | Corrections, passed on to third parties
P6.1 | Disclosure to third parties with consent | transfers | Recipients compared with the notice
P6.2 | Record of authorized disclosures | records | Disclosure register
P6.3 | Record of unauthorized disclosures | breach | Register with detection dates
P6.4 | Privacy commitments from vendors | suppliers | Vendor terms
P6.5 | Vendors must report unauthorized disclosures | breach | Clause and one test of it
P6.6 | Notification of breaches | breach | Decision and notices
P6.7 | Accounting of disclosures for data subjects | rights | Answer given to a request
P7.1 | Quality of personal information | principles | Accuracy check on a sample
P8.1 | Inquiries, complaints and disputes | rights | Complaint log with outcomes
`);

const rules = rulesOf(`
scope | Security, the common criteria CC1 to CC9, is the only category that every SOC 2 examination includes; availability, confidentiality, processing integrity and privacy are added by choice.
scope | The system description is written by management against the AICPA description criteria (DC section 200), and the report is only as wide as that description.
evidence | A type 1 report speaks of design at a date; a type 2 report speaks of design and operation over a period.
evidence | An auditor samples from a population, so a complete list of joiners, changes or incidents comes before any example.
governance | CC1 to CC5 follow the 17 principles of the COSO framework.
access | CC6.2 and CC6.3 are the criteria that most samples are drawn for: approval before access, and removal after departure.
suppliers | A subservice organization is either carved out, with the complementary controls it is expected to run named, or included.
change | CC8.1 is one criterion for the whole life of a change, from request to release.
incident | CC7.3 to CC7.5 follow an event from its evaluation through response to recovery.
controls | Points of focus help to design and judge controls; they are not a checklist that has to be met line by line.
continuity | A1.3 asks for tests of recovery, which a policy about tests does not replace.
data | C1.1 and C1.2 concern information designated as confidential, and P concerns personal information.
`);

export const soc2: Framework = {
  source: 'SOC 2',
  name: 'SOC 2 (AICPA Trust Services Criteria)',
  edition: '2017 criteria with the points of focus revised in 2022',
  published: '2017-04',
  publisher: 'American Institute of Certified Public Accountants',
  document: 'TSP Section 100, 2017 Trust Services Criteria (With Revised Points of Focus, 2022)',
  statements: [
    'A SOC 2 engagement ends in a report of a certified public accountant with an opinion; there is no certificate.',
    'The common criteria are CC1 to CC9, 33 in number, and 28 further criteria belong to the four other categories.',
    'The report is meant for readers who know the service; publishing it at large is not intended.',
  ],
  noun: 'criterion',
  groups,
  facts,
  rules,
};
