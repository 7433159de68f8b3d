import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

const groups = groupsOf(`
Chapter I | General provisions | Articles 1 to 4 say what and whom the regulation covers.
Chapter II | Principles | Articles 5 to 11 hold the principles, the legal bases and special categories.
Chapter III | Rights of the data subject | Articles 12 to 23 give people their rights and say how requests are answered.
Chapter IV | Controller and processor | Articles 24 to 43 hold the duties of those who process.
Chapter V | Transfers to third countries | Articles 44 to 50 set the conditions for data that leave the Union.
Chapter VI | Independent supervisory authorities | Articles 51 to 59 set up the authorities and their powers.
Chapter VII | Cooperation and consistency | Articles 60 to 76 have the authorities work together.
Chapter VIII | Remedies, liability and penalties | Articles 77 to 84 hold complaints, compensation and fines.
`);

const facts = factsOf(`
Article 2 | Material scope | scope | List of processing with the reason it falls inside or outside
Article 3 | Territorial scope | scope | Markets served, decided country by country
Article 4 | Definitions | scope | Role decision, controller or processor, per activity
Article 5 | Principles relating to processing of personal data | principles | One page per principle with the record that shows it
Article 6 | Lawfulness of processing | lawfulness | Legal basis per purpose, decided before the start
Article 7 | Conditions for consent | lawfulness | Wording, time and way of each consent
Article 8 | Conditions applicable to child's consent in relation to information society services | lawfulness | Age limit per country and parental check
Article 9 | Processing of special categories of personal data | lawfulness | Condition relied on for each category
Article 10 | Processing of personal data relating to criminal convictions and offences | lawfulness | Authority in law for each check
Article 11 | Processing which does not require identification | principles | Reasoning that identification is not needed
Article 12 | Transparent information, communication and modalities | rights | Request log with receipt and answer dates
Article 13 | Information where data are collected from the data subject | notice | Notice shown at collection, with version
Article 14 | Information where data have not been obtained from the data subject | notice | Notice sent within the month, with source named
Article 15 | Right of access by the data subject | rights | Answer with copy, sources and recipients
Article 16 | Right to rectification | rights | Correction and the recipients told
Article 17 | Right to erasure ('right to be forgotten') | rights | Erasure trial across stores, with exceptions
Article 18 | Right to restriction of processing | rights | Marked record and who may still use it
Article 19 | Notification obligation regarding rectification, erasure or restriction | rights | Recipients told, with dates
Article 20 | Right to data portability | rights | Export in a structured, common format
Article 21 | Right to object | rights | Objection handled, marketing stopped
Article 22 | Automated individual decision-making, including profiling | rights | Decision list with the human who can change it
Article 24 | Responsibility of the controller | governance | Measures with review dates
Article 25 | Data protection by design and by default | principles | Design decision that reduced data
Article 26 | Joint controllers | suppliers | Arrangement and the part told to people
Article 27 | Representatives of controllers or processors not established in the Union | governance | Written mandate
Article 28 | Processor | suppliers | Contract checked against each required term
Article 29 | Processing under the authority of the controller or processor | access | Instructions and who works under them
Article 30 | Records of processing activities | records | Record with owner and last review per activity
Article 31 | Cooperation with the supervisory authority | enforcement | Correspondence log
Article 32 | Security of processing | data | Measures matched to risks, with test results
Article 33 | Notification of a personal data breach to the supervisory authority | breach | Timeline from awareness to notification
Article 34 | Communication of a personal data breach to the data subject | breach | Risk decision and the message sent
Article 35 | Data protection impact assessment | impact | Assessment that changed something
Article 36 | Prior consultation | impact | Decision on residual high risk
Article 37 | Designation of the data protection officer | governance | Designation or reasoned decision against it
Article 38 | Position of the data protection officer | governance | Reporting line and absence of conflicts
Article 39 | Tasks of the data protection officer | governance | Plan of work and advice given
Article 40 | Codes of conduct | evidence | Adherence and its monitoring
Article 42 | Certification | evidence | Certificate with scope and end date
Article 44 | General principle for transfers | transfers | Transfer list with recipient, country and tool
Article 45 | Transfers on the basis of an adequacy decision | transfers | Decision relied on and the date checked
Article 46 | Transfers subject to appropriate safeguards | transfers | Signed clauses and the assessment behind them
Article 47 | Binding corporate rules | transfers | Approval and the group members bound
Article 48 | Transfers or disclosures not authorised by Union law | transfers | Foreign request and the answer
Article 49 | Derogations for specific situations | transfers | Reasoning per use, kept rare
Article 51 | Supervisory authority | enforcement | Name of the competent authority
Article 55 | Competence | enforcement | Competence note per country
Article 56 | Competence of the lead supervisory authority | enforcement | Main establishment and lead authority
Article 57 | Tasks | enforcement | Guidance followed, with dates
Article 58 | Powers | enforcement | Letter from the authority and the answer
Article 77 | Right to lodge a complaint with a supervisory authority | enforcement | Complaint wording in the notice
Article 79 | Right to an effective judicial remedy against a controller or processor | enforcement | Claims file with the outcome of each
Article 82 | Right to compensation and liability | enforcement | Claims register
Article 83 | General conditions for imposing administrative fines | enforcement | Factors documented before they are needed
Article 85 | Processing and freedom of expression and information | scope | National rule relied on
Article 88 | Processing in the context of employment | lawfulness | National rule and works agreement
Article 89 | Safeguards for archiving, research and statistics | principles | Safeguards used, such as pseudonymization
`);

const rules = rulesOf(`
scope | The territorial rule of Article 3 reaches organizations outside the Union that offer goods or services to people there or monitor their behavior.
principles | Article 5 names lawfulness, fairness and transparency, purpose limitation, data minimization, accuracy, storage limitation, integrity and confidentiality, and adds accountability as the duty to show all of them.
lawfulness | Article 6 offers six legal bases: consent, contract, legal obligation, vital interests, public task and legitimate interests.
lawfulness | Consent can be withdrawn at any time, and withdrawing has to be as easy as giving it.
rights | Requests are answered within one month of receipt, and the period can be extended by two further months for complex or numerous requests if the person is told within the first.
rights | The first copy is free under Article 15; a fee or refusal needs a request that is manifestly unfounded or excessive, and the burden of proof is the controller's.
notice | Article 14 gives a month at most for telling people whose data came from somebody else, or the first contact with them if that is earlier.
records | The exemption of Article 30(5) for fewer than 250 employees falls away when processing is not occasional, is risky or concerns special categories, so few organizations can rely on it.
impact | A data protection impact assessment is mandatory where processing is likely to result in a high risk, and Article 35(3) names three such cases.
breach | A personal data breach is notified to the authority without undue delay and, where feasible, within 72 hours of becoming aware of it, unless a risk is unlikely.
breach | A processor tells the controller without undue delay, and people are told when the risk to them is high.
breach | Every breach is documented under Article 33(5), including those that were not notified.
suppliers | Article 28 asks for a contract with set contents, among them documented instructions, confidentiality, sub-processors, help with rights, deletion at the end and audits.
transfers | Articles 45, 46 and 49 are tried in that order: an adequacy decision, appropriate safeguards such as standard contractual clauses, and derogations last.
governance | Article 37 requires a data protection officer for public authorities, for large-scale regular and systematic monitoring, and for large-scale special categories.
enforcement | Fines reach EUR 10 million or 2 % of worldwide turnover for one group of infringements, and EUR 20 million or 4 % for the other, whichever is higher.
data | Article 32 names pseudonymization and encryption, resilience, the ability to restore, and regular testing as examples of measures.
`);

export const gdpr: Framework = {
  source: 'GDPR',
  name: 'General Data Protection Regulation',
  edition: 'Regulation (EU) 2016/679',
  published: '2016-04-27',
  publisher: 'European Parliament and Council of the European Union',
  document: 'Regulation (EU) 2016/679, Official Journal L 119 of 4 May 2016, applicable from 25 May 2018',
  statements: [
    'It has 99 articles in eleven chapters, and 173 recitals that explain them.',
    'It is law in the Union and the European Economic Area, and national law adds to it.',
    'Describe duties in general; advice on a case belongs to a lawyer.',
  ],
  noun: 'article',
  groups,
  facts,
  rules,
};
