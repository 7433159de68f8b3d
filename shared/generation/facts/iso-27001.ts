import type { Framework } from './fact.ts';
import { annexA } from './iso-27001-annex-a.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

/** Clauses 4 to 10, which hold the requirements, and the four themes of Annex A. */
const groups = groupsOf(`
Clause 4 | Context of the organization | Clause 4 settles issues, interested parties and the scope of the management system.
Clause 5 | Leadership | Clause 5 asks top management for commitment, a policy and assigned roles.
Clause 6 | Planning | Clause 6 covers risk assessment, risk treatment, objectives and planned changes.
Clause 7 | Support | Clause 7 provides resources, competence, awareness, communication and documents.
Clause 8 | Operation | Clause 8 carries out the processes, assessments and treatments that clause 6 planned.
Clause 9 | Performance evaluation | Clause 9 measures, audits and reviews the management system.
Clause 10 | Improvement | Clause 10 corrects nonconformities and keeps improving.
A.5 | Organizational controls | Theme 5 has 37 controls that rules, roles and agreements carry out.
A.6 | People controls | Theme 6 has 8 controls about the people in and around the organization.
A.7 | Physical controls | Theme 7 has 14 controls about sites, rooms and equipment.
A.8 | Technological controls | Theme 8 has 34 controls that systems and their operators carry out.
`);

const clauses = factsOf(`
Clause 4.1 | Understanding the organization and its context | scope | List of internal and external issues with a date
Clause 4.2 | Needs and expectations of interested parties | scope | Parties, their requirements and which the system covers
Clause 4.3 | Determining the scope | scope | Scope statement with interfaces and dependencies
Clause 4.4 | Information security management system | scope | Process map that people recognize
Clause 5.1 | Leadership and commitment | governance | Decisions of top management, with money attached
Clause 5.2 | Policy | governance | Policy approved, communicated and available
Clause 5.3 | Roles, responsibilities and authorities | governance | Role assignment, including who reports on performance
Clause 6.1.1 | Actions on risks and opportunities, general | risk | Plan that says how results are judged
Clause 6.1.2 | Information security risk assessment | risk | Method whose repeated use gives comparable results
Clause 6.1.3 | Information security risk treatment | risk | Treatment plan and Statement of Applicability
Clause 6.2 | Objectives and planning to achieve them | governance | Objectives with measure, owner and date
Clause 6.3 | Planning of changes | change | Record of one planned change to the system
Clause 7.1 | Resources | governance | Time and budget granted
Clause 7.2 | Competence | people | Proof of competence for each role that affects security
Clause 7.3 | Awareness | people | Staff who can say what the policy asks of them
Clause 7.4 | Communication | governance | Table of what, when, with whom and how
Clause 7.5 | Documented information | evidence | Document list with versions and access
Clause 8.1 | Operational planning and control | change | Criteria for processes and control of outside services
Clause 8.2 | Risk assessment, carried out | risk | Results at the planned interval and after changes
Clause 8.3 | Risk treatment, carried out | risk | Results of the treatment
Clause 9.1 | Monitoring, measurement, analysis and evaluation | evidence | Measures with method, time and reader
Clause 9.2 | Internal audit | evidence | Audit program and reports by impartial auditors
Clause 9.3 | Management review | evidence | Minutes covering each required input
Clause 10.1 | Continual improvement | evidence | Improvements traced to their source
Clause 10.2 | Nonconformity and corrective action | evidence | Cause, action and a check that it worked
`);

const rules = rulesOf(`
scope | Clause 4.3 asks for the interfaces and dependencies between what the organization does itself and what others do for it.
scope | The amendment of February 2024 adds climate change to the issues to be considered in clauses 4.1 and 4.2.
governance | Clauses 4 to 10 are requirements without exception, while Annex A controls may be excluded with a reason.
risk | A Statement of Applicability names the necessary controls, why each is included, whether it is implemented, and why any Annex A control is left out.
risk | Clause 6.1.3 uses Annex A as a check that no necessary control was forgotten, and controls may come from anywhere.
access | Provisioning, review and removal of rights, three controls in the 2013 edition, are one in 2022: A.5.18.
data | A.8.10, A.8.11 and A.8.12 are new in the 2022 edition: deletion, masking and leakage prevention.
physical | Physical security monitoring, A.7.4, is one of the eleven controls that the 2022 edition added.
configuration | Configuration management, A.8.9, had no predecessor in the 2013 edition.
logging | Logging is A.8.15 and watching is A.8.16; keeping logs satisfies only the first.
continuity | A.5.30 asks that recovery times come from an analysis of business impact.
suppliers | A.5.23 covers cloud services from selection to exit, and is new in 2022.
development | Secure coding, A.8.28, is new in 2022 and applies to code that is bought in as well as code that is written.
evidence | Clause 9.2 wants auditors who are objective and impartial, so nobody audits their own work.
incident | A.5.24 to A.5.28 run in the order of an incident: prepare, decide, respond, learn, keep evidence.
people | A.6.1 to A.6.8 follow a person from screening to departure, and end with the reporting of events.
vulnerability | A.8.8 asks for exposure to be evaluated and for measures to be taken, which includes a reasoned decision to wait.
`);

export const iso27001: Framework = {
  source: 'ISO 27001',
  name: 'ISO/IEC 27001',
  edition: '2022, with Amendment 1:2024',
  published: '2022-10',
  publisher: 'International Organization for Standardization and International Electrotechnical Commission',
  document: 'ISO/IEC 27001:2022, Information security management systems, Requirements',
  statements: [
    'Annex A lists 93 controls in four themes: 37 organizational, 8 people, 14 physical and 34 technological.',
    'ISO/IEC 27002:2022 gives guidance on the same controls under the same numbers, without the A.',
    'Organizations are certified by accredited bodies; ISO itself certifies nobody. Its text is protected, so requirements are paraphrased.',
  ],
  noun: 'control',
  groups,
  facts: [...clauses, ...annexA],
  rules,
};
