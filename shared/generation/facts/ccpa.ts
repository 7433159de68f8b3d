import type { Framework } from './fact.ts';
import { factsOf, groupsOf, rulesOf } from './table.ts';

const groups = groupsOf(`
Rights | Rights of consumers | Sections 1798.100 to 1798.125 give consumers their rights.
Duties | Duties of businesses | Sections 1798.130 to 1798.135 say how requests and opt-outs work.
Enforcement | Enforcement | Sections 1798.150 to 1798.199.100 hold private action, fines and the Agency.
`);

const facts = factsOf(`
1798.100 | General duties of businesses that collect personal information | notice | Notice at collection with purposes and retention
1798.105 | Right to delete | rights | Deletion passed on to service providers
1798.106 | Right to correct | rights | Correction and the reasoning on disputed facts
1798.110 | Right to know what is collected | rights | Answer by category and by piece
1798.115 | Right to know what is sold or shared, and to whom | rights | Categories of recipients over the period
1798.120 | Right to opt out of sale or sharing | rights | Opt-out signal honored in a test
1798.121 | Right to limit use of sensitive personal information | rights | Link and the uses that stopped
1798.125 | No retaliation for exercising rights | principles | Terms of each financial incentive
1798.130 | Notice, disclosure, correction, and deletion requirements | rights | Two ways to ask, and answer dates
1798.135 | Methods of limiting sale, sharing and use | notice | Links and handling of preference signals
1798.140 | Definitions | scope | Decision whether a sharing is a sale
1798.145 | Exemptions | scope | Exemption relied on, by data set
1798.150 | Private right of action for security breaches | breach | Security measures and encryption state
1798.155 | Administrative enforcement | enforcement | Correspondence with the Agency
1798.185 | Regulations | governance | Rules followed, with their dates
1798.192 | Waiver | lawfulness | Terms checked for waivers of rights
1798.199.10 | California Privacy Protection Agency | enforcement | Contact and decisions followed
1798.199.55 | Administrative fines | enforcement | Exposure estimate with assumptions
1798.199.90 | Civil penalties | enforcement | Claims register
`);

const rules = rulesOf(`
rights | A request to know, delete or correct is confirmed within 10 business days and answered within 45 calendar days, with one extension of 45 days if the consumer is told.
rights | Opt-outs of sale or sharing and limits on sensitive information are acted on within 15 business days at the latest.
scope | A business is covered when it passes the revenue threshold, which is adjusted for inflation, or handles the information of 100,000 or more consumers or households, or earns half of its revenue by selling or sharing.
notice | Each category of personal information gets a retention period, or the criteria for it, in the notice at collection.
breach | Statutory damages apply where unencrypted and unredacted information is stolen because reasonable security was missing.
principles | Collection, use, retention and sharing have to be reasonably necessary and proportionate to the purpose.
suppliers | Contracts with service providers, contractors and third parties need set terms, among them limited purposes and the right to stop misuse.
`);

export const ccpa: Framework = {
  source: 'CCPA',
  name: 'California Consumer Privacy Act, as amended by the CPRA',
  edition: 'Civil Code 1798.100 to 1798.199.100, as amended 2020',
  published: '2018-06-28',
  publisher: 'State of California',
  document:
    'California Civil Code, Title 1.81.5, with the regulations of the California Privacy Protection Agency (11 CCR 7000 and following)',
  statements: [
    'The CPRA of November 2020 amended the act; most of its changes apply since January 1, 2023.',
    'Thresholds are adjusted over time, so check the amount in force.',
  ],
  noun: 'section',
  groups,
  facts,
  rules,
};
