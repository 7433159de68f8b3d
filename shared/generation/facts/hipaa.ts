import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

const groups = groupsOf(`
164.308 | Administrative safeguards | Section 164.308 holds nine standards on management, people, plans and contracts.
164.310 | Physical safeguards | Section 164.310 holds four standards on sites, workstations, devices and media.
164.312 | Technical safeguards | Section 164.312 holds five standards on access, audit, integrity, authentication and transmission.
164.314 | Organizational requirements | Section 164.314 sets what business associate contracts and group health plans must contain.
164.316 | Policies and procedures and documentation | Section 164.316 asks for written policies, kept for six years.
164.400 | Breach Notification Rule | Sections 164.400 to 164.414 say who is told of a breach, and when.
164.500 | Privacy Rule | Sections 164.500 to 164.534 govern uses, disclosures and rights.
`);

const facts = factsOf(`
164.308(a)(1) | Security management process | risk | Process document with its last run
164.308(a)(1)(ii)(A) | Risk analysis (required) | risk | Analysis that covers every place where health data live
164.308(a)(1)(ii)(B) | Risk management (required) | risk | Plan with owners, dates and closed items
164.308(a)(1)(ii)(C) | Sanction policy (required) | people | Policy and the sanctions applied
164.308(a)(1)(ii)(D) | Information system activity review (required) | logging | Review notes with one question followed up
164.308(a)(2) | Assigned security responsibility | governance | Appointment of the security official
164.308(a)(3) | Workforce security | people | Authorization list by role
164.308(a)(3)(ii)(A) | Authorization and/or supervision (addressable) | people | Supervision rule for those without access rights
164.308(a)(3)(ii)(B) | Workforce clearance procedure (addressable) | people | Clearance dated before access
164.308(a)(3)(ii)(C) | Termination procedures (addressable) | access | Disable time beside the last shift
164.308(a)(4) | Information access management | access | Roles and what each may see
164.308(a)(4)(ii)(A) | Isolating health care clearinghouse functions (required) | access | Separation shown, or a note that none applies
164.308(a)(4)(ii)(B) | Access authorization (addressable) | access | Approval for each grant sampled
164.308(a)(4)(ii)(C) | Access establishment and modification (addressable) | access | Review with changes made
164.308(a)(5) | Security awareness and training | people | Completion for the whole workforce
164.308(a)(5)(ii)(A) | Security reminders (addressable) | people | Reminders sent, with dates
164.308(a)(5)(ii)(B) | Protection from malicious software (addressable) | configuration | Coverage against the device list
164.308(a)(5)(ii)(C) | Log-in monitoring (addressable) | logging | Failed sign-ins that were looked into
164.308(a)(5)(ii)(D) | Password management (addressable) | authentication | Rule and the settings that enforce it
164.308(a)(6) | Security incident procedures | incident | Procedure and contact list
164.308(a)(6)(ii) | Response and reporting (required) | incident | Incident record with outcome
164.308(a)(7) | Contingency plan | continuity | Plan approved, with roles
164.308(a)(7)(ii)(A) | Data backup plan (required) | continuity | Backup log with exact copies proven
164.308(a)(7)(ii)(B) | Disaster recovery plan (required) | continuity | Restore of one system, timed
164.308(a)(7)(ii)(C) | Emergency mode operation plan (required) | continuity | Downtime procedure tried on a ward
164.308(a)(7)(ii)(D) | Testing and revision procedures (addressable) | continuity | Test report and the change it caused
164.308(a)(7)(ii)(E) | Applications and data criticality analysis (addressable) | assets | Ranking of applications with reasons
164.308(a)(8) | Evaluation | evidence | Technical and other evaluation after a change
164.308(b)(1) | Business associate contracts and other arrangements | suppliers | Agreement for every associate
164.308(b)(3) | Written contract or other arrangement (required) | suppliers | Signed text with date
164.310(a)(1) | Facility access controls | physical | Badge list compared with staff
164.310(a)(2)(i) | Contingency operations (addressable) | physical | Who may enter during an emergency
164.310(a)(2)(ii) | Facility security plan (addressable) | physical | Plan with the last walk
164.310(a)(2)(iii) | Access control and validation procedures (addressable) | physical | Visitor and role checks
164.310(a)(2)(iv) | Maintenance records (addressable) | physical | Repairs of doors, locks and walls
164.310(b) | Workstation use | configuration | Rule by type of workstation and place
164.310(c) | Workstation security | physical | Photograph of placement and locks
164.310(d)(1) | Device and media controls | assets | Movements of devices with names
164.310(d)(2)(i) | Disposal (required) | assets | Certificates matched to serial numbers
164.310(d)(2)(ii) | Media re-use (required) | assets | Erasure record before reuse
164.310(d)(2)(iii) | Accountability (addressable) | assets | Holder of each device
164.310(d)(2)(iv) | Data backup and storage (addressable) | continuity | Copy made before equipment moved
164.312(a)(1) | Access control | access | Test of a role that was refused
164.312(a)(2)(i) | Unique user identification (required) | access | Shared accounts found and closed
164.312(a)(2)(ii) | Emergency access procedure (required) | access | Emergency access used, then reviewed
164.312(a)(2)(iii) | Automatic logoff (addressable) | authentication | Setting by workstation type
164.312(a)(2)(iv) | Encryption and decryption (addressable) | data | Encryption state by device and store
164.312(b) | Audit controls | logging | Systems that record access to health data
164.312(c)(1) | Integrity | data | Control against improper change
164.312(c)(2) | Mechanism to authenticate electronic protected health information (addressable) | data | Integrity check and its result
164.312(d) | Person or entity authentication | authentication | Sign-in method by system
164.312(e)(1) | Transmission security | data | Interface list with protection
164.312(e)(2)(i) | Integrity controls (addressable) | data | Check that messages arrive unchanged
164.312(e)(2)(ii) | Encryption (addressable) | data | Mail and interface settings
164.314(a)(1) | Business associate contracts or other arrangements | suppliers | Contract with reporting of incidents
164.314(a)(2)(i) | Business associate contracts (required) | suppliers | Contract checked against each required term
164.314(b)(1) | Requirements for group health plans | suppliers | Plan document
164.314(b)(2) | Group health plan documents (required) | suppliers | Amended plan document
164.316(a) | Policies and procedures | governance | Policy for each standard
164.316(b)(1) | Documentation | governance | Written form with versions
164.316(b)(2)(i) | Time limit (required) | records | Documents kept for six years
164.316(b)(2)(ii) | Availability (required) | governance | Staff who can find the procedure
164.316(b)(2)(iii) | Updates (required) | governance | Change after an operational change
164.402 | Definitions, among them breach | breach | Assessment of the four factors
164.404 | Notification to individuals | breach | Letter with its five contents and date
164.406 | Notification to the media | breach | Decision for more than 500 residents of a state
164.408 | Notification to the Secretary | breach | Submission receipt or annual log
164.410 | Notification by a business associate | breach | Notice with time of discovery
164.412 | Law enforcement delay | breach | Statement with its end date
164.414 | Administrative requirements and burden of proof | breach | File that shows all notices were made
164.502 | Uses and disclosures of protected health information, general rules | lawfulness | Rule for minimum necessary by role
164.504 | Uses and disclosures, organizational requirements | suppliers | Associate agreement with its contents
164.506 | Uses and disclosures for treatment, payment, or health care operations | lawfulness | Uses listed by purpose
164.508 | Uses and disclosures for which an authorization is required | lawfulness | Authorization forms and revocations
164.510 | Uses and disclosures requiring an opportunity to agree or to object | lawfulness | Directory preferences
164.512 | Uses and disclosures without authorization or opportunity to object | lawfulness | Request with the ground relied on
164.514 | Other requirements, among them de-identification and minimum necessary | lawfulness | Method of de-identification
164.520 | Notice of privacy practices | notice | Notice with effective date and acknowledgments
164.522 | Right to request privacy protection | rights | Requests and what was agreed
164.524 | Access of individuals to protected health information | rights | Request log with dates and fees
164.526 | Amendment of protected health information | rights | Amendments and denials
164.528 | Accounting of disclosures | records | Disclosure log over six years
164.530 | Administrative requirements | governance | Privacy official, training and complaints
`);

const rules = rulesOf(`
risk | Risk analysis under 164.308(a)(1)(ii)(A) is required and has to cover all electronic protected health information, wherever it is created, received, kept or sent.
controls | Addressable does not mean optional: an addressable specification is implemented where reasonable and appropriate, and otherwise the reason is documented and an equivalent measure used if reasonable.
data | Encryption at rest, 164.312(a)(2)(iv), and in transit, 164.312(e)(2)(ii), are both addressable in the rule as it stands.
records | Documentation is kept for six years from its creation or from when it was last in effect, whichever is later.
breach | Individuals are told without unreasonable delay and within 60 calendar days of discovery, and a breach counts as discovered on the first day it would have been known with reasonable diligence.
breach | With 500 or more people affected the Secretary is told at the same time as they are; smaller breaches are logged and submitted within 60 days after the end of the calendar year.
breach | An impermissible use or disclosure is presumed to be a breach unless a documented assessment of four factors shows a low probability of compromise.
rights | Access requests are answered within 30 days, with one extension of 30 days if the person is told the reason in writing.
suppliers | A business associate is directly liable under the Security Rule, and its subcontractors who handle the data are business associates too.
access | Unique user identification and an emergency access procedure are both required under 164.312(a).
continuity | Backup, disaster recovery and emergency mode operation are required parts of the contingency plan; testing is addressable.
logging | 164.312(b) asks for mechanisms that record activity, and 164.308(a)(1)(ii)(D) asks that somebody regularly reviews it.
lawfulness | Treatment is exempt from the minimum necessary standard, while most other uses, requests and disclosures are not.
scope | The Security Rule covers electronic protected health information; the Privacy Rule covers it in any form.
`);

export const hipaa: Framework = {
  source: 'HIPAA',
  name: 'HIPAA Security, Privacy and Breach Notification Rules',
  edition: '45 CFR Parts 160 and 164',
  published: '2013-01-25',
  publisher: 'United States Department of Health and Human Services',
  document: '45 CFR Parts 160 and 164, as amended by the Omnibus Rule of January 25, 2013',
  statements: [
    'The Security Rule has administrative, physical and technical safeguards, with specifications that are required or addressable.',
    'There is no official HIPAA certification.',
    'A proposal of January 2025 to amend the Security Rule is a proposal; describe the rule as it is in force.',
  ],
  noun: 'standard',
  groups,
  facts,
  rules,
};
