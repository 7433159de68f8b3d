import type { Framework } from './fact.ts';
import { controlFamilies, controls } from './sp-800-53.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

/** The seven steps of SP 800-37. */
const rmfSteps = groupsOf(`
Prepare | Prepare | Prepare sets roles, strategy and common controls for the organization and bounds the system, before anything is categorized.
Categorize | Categorize | Categorize rates the harm that a loss of confidentiality, integrity or availability would do.
Select | Select | Select chooses a baseline of controls and tailors it to the system.
Implement | Implement | Implement puts the controls in place and writes down how.
Assess | Assess | Assess finds out whether the controls work as intended and have the desired result.
Authorize | Authorize | Authorize is the decision of a senior official that the remaining risk is acceptable.
Monitor | Monitor | Monitor keeps the picture of controls and risk current while the system changes.
`);

/** Tasks of the steps that books refer to most. */
const tasks = factsOf(`
Task P-1 | Risk Management Roles | governance | Appointment letters with the authority of each role
Task P-2 | Risk Management Strategy | risk | Strategy with the tolerance of the organization
Task P-3 | Risk Assessment, Organization | risk | Organization-wide assessment with its date
Task P-5 | Common Control Identification | controls | List of common controls with their providers
Task P-8 | Mission or Business Focus | scope | Statement of the mission that the system supports
Task P-11 | Authorization Boundary | scope | Boundary diagram with date and approver
Task P-12 | Information Types | assets | List of information types with their sources
Task P-14 | Risk Assessment, System | risk | System risk assessment with assumptions
Task C-1 | System Description | scope | Description that matches the running system
Task C-2 | Security Categorization | scope | Impact values with rationale per information type
Task S-1 | Control Selection | controls | Baseline with the reason for it
Task S-2 | Control Tailoring | controls | Tailoring decisions, each with its reason
Task S-5 | Continuous Monitoring Strategy, System | evidence | Strategy with frequencies per control
Task I-1 | Control Implementation | controls | Implementation statement checked against the system
Task I-2 | Update Control Implementation Information | change | Plan updated with deviations found
Task A-1 | Assessor Selection | evidence | Independence statement of the assessor
Task A-3 | Control Assessments | evidence | Results with objects examined and dates
Task A-4 | Assessment Reports | evidence | Report with findings per control
Task A-6 | Plan of Action and Milestones | evidence | Items with owner, resources and dates
Task R-3 | Risk Response | risk | Response chosen for each finding
Task R-4 | Authorization Decision | governance | Signed decision with terms and end date
Task M-1 | System and Environment Changes | change | Change log with security impact analyses
Task M-2 | Ongoing Assessments | evidence | Assessment entries spread over the year
Task M-6 | Ongoing Authorization | governance | Decision record after the last change of risk
Task M-7 | System Disposal | assets | Disposal record with media sanitized
`);

const rules = rulesOf(`
scope | The seven steps are Prepare, Categorize, Select, Implement, Assess, Authorize and Monitor; they are revisited in any order once a system runs.
scope | FIPS 199 rates confidentiality, integrity and availability as low, moderate or high, and the highest of the three sets the level of the system under FIPS 200.
governance | Only the authorizing official can accept the risk of operating a system; others may prepare the decision, and it cannot be delegated.
controls | SP 800-53B holds the baselines for low, moderate and high impact, and one for privacy; tailoring them is expected and has to be reasoned.
evidence | SP 800-53A describes how to assess with three methods: examine, interview and test.
risk | SP 800-30 Rev. 1 is the companion for risk assessments, and a Plan of Action and Milestones carries what is left.
change | A change is judged by its effect on security before it is made, which is what CM-4 asks for.
suppliers | Revision 5 gave supply chain risk a family of its own, SR, with twelve controls.
access | AC-2 is longer than most policies: it asks for account types, managers, approvals, monitoring and prompt removal.
logging | AU-2 asks which events are worth recording and why; AU-6 asks that somebody reads them.
incident | IR-4 covers the handling of incidents from preparation to recovery, and IR-8 the plan behind it.
continuity | CP-9 speaks of backups at user, system and documentation level, and CP-4 of testing the plan.
authentication | IA-2 asks for unique identification, with multi-factor authentication in its first two enhancements.
`);

export const nistRmf: Framework = {
  source: 'NIST RMF',
  name: 'NIST Risk Management Framework',
  edition: 'SP 800-37 Rev. 2 with SP 800-53 Rev. 5',
  published: '2018-12',
  publisher: 'National Institute of Standards and Technology',
  document: 'NIST SP 800-37 Rev. 2 (December 2018); NIST SP 800-53 Rev. 5 (September 2020)',
  statements: [
    'It has seven steps, and the controls come from SP 800-53 with its 20 families.',
    'It is binding for United States federal systems and voluntary for others.',
    'Systems are authorized; they are not certified.',
  ],
  noun: 'control',
  groups: [...rmfSteps, ...controlFamilies],
  facts: [...tasks, ...controls],
  rules,
};
