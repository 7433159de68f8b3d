import { factsOf } from './table.ts';

/** All 153 safeguards of version 8.1 by number and title. */
export const safeguards = factsOf(`
1.1 | Establish and Maintain Detailed Enterprise Asset Inventory | assets | Dated export compared with a second source
1.2 | Address Unauthorized Assets | assets | One unknown device from detection to closure
1.3 | Utilize an Active Discovery Tool | assets | Daily scan schedule and last result
1.4 | Use Dynamic Host Configuration Protocol (DHCP) Logging to Update Enterprise Asset Inventory | assets | Lease log matched to the inventory
1.5 | Use a Passive Asset Discovery Tool | assets | Weekly result reviewed
2.1 | Establish and Maintain a Software Inventory | assets | Title, publisher, date and business purpose per entry
2.2 | Ensure Authorized Software is Currently Supported | vulnerability | Unsupported list with exceptions signed
2.3 | Address Unauthorized Software | assets | Monthly list with removals
2.4 | Utilize Automated Software Inventory Tools | assets | Coverage of the tool
2.5 | Allowlist Authorized Software | configuration | Allow rule and a blocked attempt
2.6 | Allowlist Authorized Libraries | configuration | Library rule and its last review
2.7 | Allowlist Authorized Scripts | configuration | Signature requirement in effect
3.1 | Establish and Maintain a Data Management Process | data | Process covering owner, retention and disposal
3.2 | Establish and Maintain a Data Inventory | data | Sensitive data by system and owner
3.3 | Configure Data Access Control Lists | access | Permissions by need to know
3.4 | Enforce Data Retention | data | Minimum and maximum period, and a deletion
3.5 | Securely Dispose of Data | data | Disposal entry with serial numbers
3.6 | Encrypt Data on End-User Devices | data | Encrypted share of all devices
3.7 | Establish and Maintain a Data Classification Scheme | data | Scheme and its review
3.8 | Document Data Flows | data | Flow diagram with providers on it
3.9 | Encrypt Data on Removable Media | data | Setting and one refused medium
3.10 | Encrypt Sensitive Data in Transit | data | Protocol scan
3.11 | Encrypt Sensitive Data at Rest | data | State by server and database
3.12 | Segment Data Processing and Storage Based on Sensitivity | network | Zones by sensitivity
3.13 | Deploy a Data Loss Prevention Solution | data | Finding handled
3.14 | Log Sensitive Data Access | logging | Access record of one file
4.1 | Establish and Maintain a Secure Configuration Process | configuration | Baseline with deviations
4.2 | Establish and Maintain a Secure Configuration Process for Network Infrastructure | network | Baseline for network devices
4.3 | Configure Automatic Session Locking on Enterprise Assets | configuration | Setting by device group
4.4 | Implement and Manage a Firewall on Servers | network | Servers without one, with reasons
4.5 | Implement and Manage a Firewall on End-User Devices | network | Default-deny setting and coverage
4.6 | Securely Manage Enterprise Assets and Software | configuration | Management over protected protocols only
4.7 | Manage Default Accounts on Enterprise Assets and Software | access | Default accounts disabled or changed
4.8 | Uninstall or Disable Unnecessary Services on Enterprise Assets and Software | configuration | Services removed by system type
4.9 | Configure Trusted DNS Servers on Enterprise Assets | network | Resolver settings
4.10 | Enforce Automatic Device Lockout on Portable End-User Devices | authentication | Lockout threshold
4.11 | Enforce Remote Wipe Capability on Portable End-User Devices | configuration | Timed wipe of a test device
4.12 | Separate Enterprise Workspaces on Mobile End-User Devices | configuration | Profile separation
5.1 | Establish and Maintain an Inventory of Accounts | access | Quarterly validation with changes
5.2 | Use Unique Passwords | authentication | Length settings, with and without a second factor
5.3 | Disable Dormant Accounts | access | Accounts idle for 45 days and the systems that cannot do it
5.4 | Restrict Administrator Privileges to Dedicated Administrator Accounts | access | Sign-in log without mail or browsing
5.5 | Establish and Maintain an Inventory of Service Accounts | access | Owner, purpose and review date each
5.6 | Centralize Account Management | access | Systems outside the directory
6.1 | Establish an Access Granting Process | access | Five joiners with approvals
6.2 | Establish an Access Revoking Process | access | Five leavers with disable times
6.3 | Require MFA for Externally-Exposed Applications | authentication | Application list with exclusions
6.4 | Require MFA for Remote Network Access | authentication | Policy export
6.5 | Require MFA for Administrative Access | authentication | Administrators without it: none
6.6 | Establish and Maintain an Inventory of Authentication and Authorization Systems | access | System list, reviewed yearly
6.7 | Centralize Access Control | access | Systems without central sign-on
6.8 | Define and Maintain Role-Based Access Control | access | Roles with rights and a review
7.1 | Establish and Maintain a Vulnerability Management Process | vulnerability | Process with review date
7.2 | Establish and Maintain a Remediation Process | vulnerability | Deadlines by risk, reviewed monthly
7.3 | Perform Automated Operating System Patch Management | vulnerability | Patch age on the worst ten machines
7.4 | Perform Automated Application Patch Management | vulnerability | Applications outside the tool
7.5 | Perform Automated Vulnerability Scans of Internal Enterprise Assets | vulnerability | Quarterly scans and their coverage
7.6 | Perform Automated Vulnerability Scans of Externally-Exposed Enterprise Assets | vulnerability | Monthly scan result
7.7 | Remediate Detected Vulnerabilities | vulnerability | Findings closed within the deadline
8.1 | Establish and Maintain an Audit Log Management Process | logging | Process with sources and review
8.2 | Collect Audit Logs | logging | Sources compared with the inventory
8.3 | Ensure Adequate Audit Log Storage | logging | Storage against volume
8.4 | Standardize Time Synchronization | logging | Two time sources configured
8.5 | Collect Detailed Audit Logs | logging | Sample record with user, source and time
8.6 | Collect DNS Query Audit Logs | logging | Query log
8.7 | Collect URL Request Audit Logs | logging | Request log
8.8 | Collect Command-Line Audit Logs | logging | One shell session found
8.9 | Centralize Audit Logs | logging | Central store with its sources
8.10 | Retain Audit Logs | logging | Oldest record, at least 90 days
8.11 | Conduct Audit Log Reviews | logging | Weekly review notes
8.12 | Collect Service Provider Logs | suppliers | Provider events received
9.1 | Ensure Use of Only Fully Supported Browsers and Email Clients | configuration | Version report
9.2 | Use DNS Filtering Services | network | Block result on a roaming laptop
9.3 | Maintain and Enforce Network-Based URL Filters | network | Filter categories and one block
9.4 | Restrict Unnecessary or Unauthorized Browser and Email Client Extensions | configuration | Extension list allowed
9.5 | Implement DMARC | network | Published policy and reports read
9.6 | Block Unnecessary File Types | network | Blocked types at the mail gateway
9.7 | Deploy and Maintain Email Server Anti-Malware Protections | configuration | Attachment scan or sandbox result
10.1 | Deploy and Maintain Anti-Malware Software | configuration | Coverage against 1.1
10.2 | Configure Automatic Anti-Malware Signature Updates | configuration | Update age by device
10.3 | Disable Autorun and Autoplay for Removable Media | configuration | Setting
10.4 | Configure Automatic Anti-Malware Scanning of Removable Media | configuration | Setting
10.5 | Enable Anti-Exploitation Features | configuration | Features by system type
10.6 | Centrally Manage Anti-Malware Software | configuration | Devices unseen by the console
10.7 | Use Behavior-Based Anti-Malware Software | configuration | Detection by behavior
11.1 | Establish and Maintain a Data Recovery Process | continuity | Process with order of restoration
11.2 | Perform Automated Backups | continuity | Weekly or better, by sensitivity
11.3 | Protect Recovery Data | continuity | Same protection as the original
11.4 | Establish and Maintain an Isolated Instance of Recovery Data | continuity | Copy that administrators cannot delete
11.5 | Test Data Recovery | continuity | Quarterly restore with time
12.1 | Ensure Network Infrastructure is Up-to-Date | network | Versions reviewed monthly
12.2 | Establish and Maintain a Secure Network Architecture | network | Architecture with zones
12.3 | Securely Manage Network Infrastructure | network | Protected management protocols
12.4 | Establish and Maintain Architecture Diagram(s) | network | Diagram with date
12.5 | Centralize Network Authentication, Authorization, and Auditing (AAA) | network | Devices with local accounts
12.6 | Use of Secure Network Management and Communication Protocols | network | Protocol list
12.7 | Ensure Remote Devices Utilize a VPN and are Connecting to an Enterprise's AAA Infrastructure | network | Remote sessions by method
12.8 | Establish and Maintain Dedicated Computing Resources for All Administrative Work | access | Workstations for administration
13.1 | Centralize Security Event Alerting | logging | Alert rules and their readers
13.2 | Deploy a Host-Based Intrusion Detection Solution | logging | Coverage
13.3 | Deploy a Network Intrusion Detection Solution | logging | Sensors on the diagram
13.4 | Perform Traffic Filtering Between Network Segments | network | Blocked connection test
13.5 | Manage Access Control for Remote Assets | access | State check before connecting
13.6 | Collect Network Traffic Flow Logs | logging | Flow records
13.7 | Deploy a Host-Based Intrusion Prevention Solution | configuration | Block event
13.8 | Deploy a Network Intrusion Prevention Solution | network | Block event
13.9 | Deploy Port-Level Access Control | network | Refused device
13.10 | Perform Application Layer Filtering | network | Proxy or gateway rule
13.11 | Tune Security Event Alerting Thresholds | logging | Monthly tuning notes
14.1 | Establish and Maintain a Security Awareness Program | people | Program and completion by person
14.2 | Train Workforce Members to Recognize Social Engineering Attacks | people | Reporting rate in an exercise
14.3 | Train Workforce Members on Authentication Best Practices | people | Topic in the course
14.4 | Train Workforce on Data Handling Best Practices | people | Desk and screen walk
14.5 | Train Workforce Members on Causes of Unintentional Data Exposure | people | Misdelivery reports
14.6 | Train Workforce Members on Recognizing and Reporting Security Incidents | people | Reports and time to answer
14.7 | Train Workforce on How to Identify and Report if Their Enterprise Assets are Missing Security Updates | people | Reports of failed updates
14.8 | Train Workforce on the Dangers of Connecting to and Transmitting Enterprise Data Over Insecure Networks | people | Topic for remote staff
14.9 | Conduct Role-Specific Security Awareness and Skills Training | people | Courses by role
15.1 | Establish and Maintain an Inventory of Service Providers | suppliers | Inventory from accounts payable with contacts
15.2 | Establish and Maintain a Service Provider Management Policy | suppliers | Policy with classes of provider
15.3 | Classify Service Providers | suppliers | Class with reason
15.4 | Ensure Service Provider Contracts Include Security Requirements | suppliers | Terms in sampled contracts
15.5 | Assess Service Providers | suppliers | Assessment per class
15.6 | Monitor Service Providers | suppliers | Notes on changes
15.7 | Securely Decommission Service Providers | suppliers | Accounts closed and data returned
16.1 | Establish and Maintain a Secure Application Development Process | development | Process with standards
16.2 | Establish and Maintain a Process to Accept and Address Software Vulnerabilities | vulnerability | Report intake with times
16.3 | Perform Root Cause Analysis on Security Vulnerabilities | development | Cause behind one class of flaw
16.4 | Establish and Manage an Inventory of Third-Party Software Components | development | Component list per release
16.5 | Use Up-to-Date and Trusted Third-Party Software Components | development | Component ages and origins
16.6 | Establish and Maintain a Severity Rating System and Process for Application Vulnerabilities | vulnerability | Rating used on recent findings
16.7 | Use Standard Hardening Configuration Templates for Application Infrastructure | configuration | Template and its use
16.8 | Separate Production and Non-Production Systems | development | Accounts that reach both
16.9 | Train Developers in Application Security Concepts and Secure Coding | development | Course for the language in use
16.10 | Apply Secure Design Principles in Application Architectures | development | Design review note
16.11 | Leverage Vetted Modules or Services for Application Security Components | development | Modules in use for identity and cryptography
16.12 | Implement Code-Level Security Checks | development | Analysis result in the pipeline
16.13 | Conduct Application Penetration Testing | vulnerability | Report and retest
16.14 | Conduct Threat Modeling | development | Model that changed the design
17.1 | Designate Personnel to Manage Incident Handling | incident | Lead and deputy by name
17.2 | Establish and Maintain Contact Information for Reporting Security Incidents | incident | List verified within the year
17.3 | Establish and Maintain an Enterprise Process for Reporting Incidents | incident | Reporting time and channel known to staff
17.4 | Establish and Maintain an Incident Response Process | incident | Process with roles and review
17.5 | Assign Key Roles and Responsibilities | incident | Roles beyond the technical ones
17.6 | Define Mechanisms for Communicating During Incident Response | incident | Second channel tried
17.7 | Conduct Routine Incident Response Exercises | incident | Exercise with actions
17.8 | Conduct Post-Incident Reviews | incident | Review with closed change
17.9 | Establish and Maintain Security Incident Thresholds | incident | Threshold applied to an event
18.1 | Establish and Maintain a Penetration Testing Program | vulnerability | Program with scope and frequency
18.2 | Perform Periodic External Penetration Tests | vulnerability | Yearly report
18.3 | Remediate Penetration Test Findings | vulnerability | Findings closed by policy
18.4 | Validate Security Measures | vulnerability | Rule changed after a test
18.5 | Perform Periodic Internal Penetration Tests | vulnerability | Yearly report
`);
