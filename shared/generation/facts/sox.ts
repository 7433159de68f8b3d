import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

/** Components of COSO's Internal Control, Integrated Framework (2013), and the areas of general controls. */
const groups = groupsOf(`
COSO 1 | Control Environment | The control environment holds principles 1 to 5: values, oversight, structure, competence, accountability.
COSO 2 | Risk Assessment | Risk assessment holds principles 6 to 9: objectives, risks, fraud, change.
COSO 3 | Control Activities | Control activities hold principles 10 to 12: selection, technology, policies.
COSO 4 | Information and Communication | Information and communication holds principles 13 to 15: quality, inside, outside.
COSO 5 | Monitoring Activities | Monitoring holds principles 16 and 17: evaluation and the reporting of deficiencies.
ITGC 1 | Access to programs and data | Only authorized people can reach the data and programs that financial reporting relies on.
ITGC 2 | Program changes | Changes to relevant programs are authorized, tested and approved before they go live.
ITGC 3 | Program development | New systems and migrations are controlled so that the data arrive complete and correct.
ITGC 4 | Computer operations | Jobs, interfaces, backups and incidents are handled so that processing completes.
`);

const facts = factsOf(`
Section 103 | Auditing, quality control, and independence standards | evidence | Auditor inspection results considered by the committee
Section 201 | Services outside the scope of practice of auditors | governance | Pre-approval of services by the committee
Section 203 | Audit partner rotation | governance | Rotation record of the partners
Section 204 | Auditor reports to audit committees | governance | Minutes with the matters reported
Section 301 | Public company audit committees | governance | Charter and complaint procedure
Section 302 | Corporate responsibility for financial reports | certification | Signed certification with the sub-certifications below it
Section 303 | Improper influence on conduct of audits | controls | Policy and training for finance staff
Section 304 | Forfeiture of certain bonuses and profits | enforcement | Clawback policy
Section 401 | Disclosures in periodic reports | close | Disclosure checklist with reviewer
Section 404 | Management assessment of internal controls | certification | Assessment with the framework used and its conclusion
Section 406 | Code of ethics for senior financial officers | controls | Code with acknowledgments
Section 407 | Disclosure of audit committee financial expert | governance | Determination by the board
Section 409 | Real time issuer disclosures | close | Event log with the disclosure decision
Section 802 | Criminal penalties for altering documents | records | Retention schedule and hold notices
Section 806 | Protection for employees who provide evidence of fraud | people | Hotline log and anti-retaliation training
Section 906 | Corporate responsibility for financial reports, criminal penalties | certification | Statement that accompanies the report
Section 1107 | Retaliation against informants | people | Case handling with legal review
Principle 1 | Commitment to integrity and ethical values | controls | Code, deviations and what was done
Principle 2 | Independent oversight by the board | governance | Minutes of challenge, not only of presentation
Principle 3 | Structures, authorities and responsibilities | governance | Delegation of authority with limits
Principle 4 | Commitment to competence | people | Skills required and gaps closed
Principle 5 | Accountability | governance | Control owners with evaluations
Principle 6 | Suitable objectives | scope | Materiality and the accounts in scope
Principle 7 | Risks identified and analyzed | risk | Risk and control matrix of the year
Principle 8 | Fraud risk | risk | Fraud risk assessment with override of controls
Principle 9 | Significant change | change | Change assessment after a system or business change
Principle 10 | Control activities selected | controls | Controls mapped to assertions
Principle 11 | General controls over technology | access | General controls by system in scope
Principle 12 | Policies and procedures | controls | Narrative that matches a walkthrough
Principle 13 | Quality information | evidence | Completeness and accuracy test of one report
Principle 14 | Internal communication | governance | Control changes announced to owners
Principle 15 | External communication | close | Disclosure review
Principle 16 | Ongoing and separate evaluations | evidence | Test plan and results
Principle 17 | Deficiencies evaluated and communicated | deficiency | Deficiency log with severity reasoning
ITGC access approval | Access granted after approval | access | Sample of joiners with approvals before access
ITGC access removal | Access removed on departure | access | Leavers from payroll against disable dates
ITGC access review | Periodic review of rights | access | Review with removals and proof of a complete list
ITGC privileged access | Administrators of application, database and system | access | Full list with business reason
ITGC segregation | Developers kept out of production | change | Accounts that can both build and deploy
ITGC change approval | Change tested and approved before release | change | Deployments sampled back to tickets
ITGC emergency change | Emergency change reviewed afterward | change | Log with review dates
ITGC data migration | Migrated data complete and correct | development | Reconciliation of counts and totals
ITGC system launch | New system approved to go live | development | Go-live approval with open defects
ITGC job monitoring | Batch jobs and interfaces monitored | close | Failed job and how it was resolved
ITGC backup | Backups of financial data restored in a test | continuity | Restore record
Close reconciliation | Account reconciliation | close | Reconciliation with aged items explained
Close journal entries | Review of manual journal entries | close | Entries sampled with preparer and approver
Close cutoff | Cutoff at the end of the period | close | Items tested on both sides of the date
Deficiency severity | Control deficiency, significant deficiency, material weakness | deficiency | Evaluation with likelihood and magnitude
Deficiency aggregation | Deficiencies judged together | deficiency | Grouping by account and by cause
Deficiency remediation | Remediation and a new test | deficiency | Sample drawn after the fix had run long enough
`);

const rules = rulesOf(`
certification | Section 302 has the chief executive and chief financial officers certify each quarterly and annual report, including that they evaluated disclosure controls within 90 days before it.
certification | Section 404(a) asks management for an annual assessment, and 404(b) asks the auditor to attest to it; non-accelerated filers and emerging growth companies are exempt from the attestation.
certification | Section 906 carries criminal penalties of up to 20 years for a willful false certification.
deficiency | A material weakness leaves a reasonable possibility that a material misstatement will not be prevented or found in time, and with one of them management cannot conclude that control is effective.
deficiency | A significant deficiency is less severe than a material weakness and still deserves the attention of those who oversee reporting.
controls | Management names the framework that it judged by, and COSO 2013 with its five components and 17 principles is the usual one.
scope | PCAOB Auditing Standard 2201 starts at the financial statements and works down to accounts, assertions and controls, which is what a top-down approach means.
records | The rules under section 802 have auditors keep their workpapers for seven years.
close | Section 409 is carried out through Form 8-K, most items of which are due within four business days.
people | Section 806 protects employees of public companies who report fraud, and section 301 has the audit committee receive complaints.
access | General controls matter because automated controls and reports are only as reliable as the access around them.
change | A developer who can also deploy needs a control that would reveal a change made alone.
evidence | Information produced by the entity is tested for completeness and accuracy before a control may rest on it.
`);

export const sox: Framework = {
  source: 'SOX',
  name: 'Sarbanes-Oxley Act',
  edition: 'Public Law 107-204, with COSO 2013',
  published: '2002-07-30',
  publisher: 'United States Congress',
  document: 'Sarbanes-Oxley Act of 2002; COSO, Internal Control, Integrated Framework (2013); PCAOB AS 2201',
  statements: [
    'The act is law for issuers registered with the SEC; COSO is the framework that most managements judge by.',
    'COSO 2013 has five components and 17 principles.',
    'The act lists no technical controls: general controls over technology follow from the assessment.',
  ],
  noun: 'requirement',
  groups,
  facts,
  rules,
};
