import { factsOf } from './table.ts';

/** All 93 controls of Annex A, with their titles. */
export const annexA = factsOf(`
A.5.1 | Policies for information security | governance | Approved version and how staff learned of it
A.5.2 | Information security roles and responsibilities | governance | Duties by name, deputies included
A.5.3 | Segregation of duties | access | Query for forbidden pairs, with a decision per hit
A.5.4 | Management responsibilities | governance | A refused exception or a reminder from a manager
A.5.5 | Contact with authorities | incident | Contact list with the date last verified
A.5.6 | Contact with special interest groups | risk | One item received and the action it caused
A.5.7 | Threat intelligence | risk | Item, assessment and the ticket that followed
A.5.8 | Information security in project management | change | Initiation paper that names the risks
A.5.9 | Inventory of information and other associated assets | assets | Inventory with owners, compared with a second source
A.5.10 | Acceptable use of information and other associated assets | people | Acknowledgments compared with all accounts
A.5.11 | Return of assets | assets | Leaver tickets with serial numbers
A.5.12 | Classification of information | data | Scheme of one page with examples per level
A.5.13 | Labelling of information | data | Sample of ten documents with their labels
A.5.14 | Information transfer | data | One transfer and the rule it followed
A.5.15 | Access control | access | Role matrix with the approver of each role
A.5.16 | Identity management | access | Export of identities, each with an owner
A.5.17 | Authentication information | authentication | Reset ticket with the identity check made
A.5.18 | Access rights | access | Review showing removals and their dates
A.5.19 | Information security in supplier relationships | suppliers | Register with tier and reason
A.5.20 | Addressing information security within supplier agreements | suppliers | Clauses found in each top-tier contract
A.5.21 | Managing information security in the ICT supply chain | suppliers | Component inventory and one alert handled
A.5.22 | Monitoring, review and change management of supplier services | suppliers | Notes on one report, with actions
A.5.23 | Information security for use of cloud services | suppliers | Duty table per service and an exit note
A.5.24 | Information security incident management planning and preparation | incident | Contact card kept offline, call test
A.5.25 | Assessment and decision on information security events | incident | Decision line citing a criterion
A.5.26 | Response to information security incidents | incident | Timeline of one incident with sources
A.5.27 | Learning from information security incidents | incident | Lesson tied to a closed change
A.5.28 | Collection of evidence | incident | Custody line with hash, time and place
A.5.29 | Information security during disruption | continuity | Controls that were off during the last test
A.5.30 | ICT readiness for business continuity | continuity | Impact analysis and a timed test
A.5.31 | Legal, statutory, regulatory and contractual requirements | scope | Register with source, clause and owner
A.5.32 | Intellectual property rights | assets | License scan and entitlement count
A.5.33 | Protection of records | data | Schedule and one destruction entry
A.5.34 | Privacy and protection of PII | data | Appointment and processing records
A.5.35 | Independent review of information security | evidence | Report with the position of the reviewer
A.5.36 | Compliance with policies, rules and standards for information security | evidence | A manager's check with one deviation handled
A.5.37 | Documented operating procedures | change | Procedure with who last followed it and when
A.6.1 | Screening | people | Completion date beside the first login
A.6.2 | Terms and conditions of employment | people | Signed terms, contractors included
A.6.3 | Information security awareness, education and training | people | Content by role and reporting rate
A.6.4 | Disciplinary process | people | Process communicated, cases or a stated none
A.6.5 | Responsibilities after termination or change of employment | people | Exit letter naming the duties that stay
A.6.6 | Confidentiality or non-disclosure agreements | people | Register compared with contractors and visitors
A.6.7 | Remote working | people | Rule of one page and the setting that enforces it
A.6.8 | Information security event reporting | incident | Reports with time to the first answer
A.7.1 | Physical security perimeters | physical | Floor plan with lines and doors
A.7.2 | Physical entry | physical | Badge list compared with staff
A.7.3 | Securing offices, rooms and facilities | physical | Walk note with date
A.7.4 | Physical security monitoring | physical | Alarm entry and who went to look
A.7.5 | Protecting against physical and environmental threats | physical | Site note on water, fire and power
A.7.6 | Working in secure areas | physical | Rules on the door and an entry log
A.7.7 | Clear desk and clear screen | physical | Count from an evening walk
A.7.8 | Equipment siting and protection | physical | Photograph with date and place
A.7.9 | Security of assets off-premises | assets | List of equipment outside with holders
A.7.10 | Storage media | data | One medium followed from issue to destruction
A.7.11 | Supporting utilities | physical | Battery test with minutes
A.7.12 | Cabling security | physical | Labeled panel and the cable that matters
A.7.13 | Equipment maintenance | physical | Visit log with escort
A.7.14 | Secure disposal or re-use of equipment | assets | Certificates matched to serial numbers
A.8.1 | User end point devices | configuration | Enrolled share with an outside denominator
A.8.2 | Privileged access rights | access | Export with a reason for every name
A.8.3 | Information access restriction | access | Refused attempt with role and date
A.8.4 | Access to source code | development | Branch rules and who may change them
A.8.5 | Secure authentication | authentication | Systems without a second factor, with end dates
A.8.6 | Capacity management | continuity | Alert and the change that followed
A.8.7 | Protection against malware | configuration | Coverage against the inventory
A.8.8 | Management of technical vulnerabilities | vulnerability | Age list, exceptions with owner
A.8.9 | Configuration management | configuration | Drift ticket and its decision
A.8.10 | Information deletion | data | Deletion trial across every store
A.8.11 | Data masking | data | Screen of a role that must not see all
A.8.12 | Data leakage prevention | data | Channel list and one finding handled
A.8.13 | Information backup | continuity | Restore with time, count and name
A.8.14 | Redundancy of information processing facilities | continuity | Planned failure and its effect
A.8.15 | Logging | logging | Source list and who can delete
A.8.16 | Monitoring activities | logging | Alert with the thinking of the analyst
A.8.17 | Clock synchronization | logging | Time sources and measured drift
A.8.18 | Use of privileged utility programs | access | Tool list and one recorded use
A.8.19 | Installation of software on operational systems | change | Allowed sources and one refused install
A.8.20 | Networks security | network | Device list with responsible person and versions
A.8.21 | Security of network services | network | Service levels and the last check
A.8.22 | Segregation of networks | network | Blocked connection test between zones
A.8.23 | Web filtering | network | Block result on a laptop off site
A.8.24 | Use of cryptography | data | Key list with owners and rotation
A.8.25 | Secure development life cycle | development | Life cycle with the checks at each stage
A.8.26 | Application security requirements | development | Requirements of the newest feature
A.8.27 | Secure system architecture and engineering principles | development | Design note that cites a principle
A.8.28 | Secure coding | development | Standard for the language in use, review trail
A.8.29 | Security testing in development and acceptance | development | Test results of one release
A.8.30 | Outsourced development | development | Agreed rules and the check of a delivery
A.8.31 | Separation of development, test and production environments | development | Accounts that can reach more than one
A.8.32 | Change management | change | Five changes traced from deployment to ticket
A.8.33 | Test information | data | Origin of the test data and its protection
A.8.34 | Protection of information systems during audit testing | evidence | Agreement on scope and time of a test
`);
