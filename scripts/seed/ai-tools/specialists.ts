import type { SeedToolFacts } from './tool.ts';

/** Research, audit and health care. */
export const specialists: readonly SeedToolFacts[] = [
  {
    slug: 'notebooklm',
    name: 'NotebookLM',
    description:
      'A study and research notebook by Google that answers from the sources a user adds and cites the passage behind each answer.',
    detailed_description:
      'A notebook holds documents, pages and recordings. Answers, study guides and audio summaries are drawn from them, with citations that open the passage. This suits reading standards and long reports, provided that the license of the text allows the upload. Check each citation, and use an account whose terms fit the confidentiality of the sources.',
    category: 'Search & Discovery',
    subcategory: 'Research with sources',
    tags: ['research', 'citations', 'summaries'],
    website_url: 'https://notebooklm.google',
    pricing_model: 'freemium',
    price_range: 'Free tier; higher limits in Google subscriptions',
    platforms: ['Web', 'iOS', 'Android'],
    key_features: ['Answers with citations', 'Study guides', 'Audio and video overviews'],
    use_cases: ['Learning a framework', 'Comparing policies', 'Preparing for an audit interview'],
    target_audience: ['Learners', 'Auditors', 'Researchers'],
    is_featured: true,
  },
  {
    slug: 'perplexity',
    name: 'Perplexity',
    description: 'An answer engine that searches the web and writes short answers with numbered links to its sources.',
    detailed_description:
      'Perplexity is quick for orientation: which authority published what, when a rule changed, which terms to search for. The links are the useful part. Open them, because a summary can blend a proposal with the rule in force, and never cite the answer itself in a report. Business plans have terms of their own on data and training.',
    category: 'Search & Discovery',
    subcategory: 'Research with sources',
    tags: ['search', 'citations', 'research'],
    website_url: 'https://www.perplexity.ai',
    pricing_model: 'freemium',
    price_range: 'Free tier; individual and enterprise subscriptions',
    platforms: ['Web', 'Windows', 'macOS', 'iOS', 'Android', 'API'],
    key_features: ['Answers with sources', 'Follow-up questions', 'Longer research reports'],
    use_cases: ['Orientation in a new rule', 'Finding primary sources', 'Background on a vendor'],
    target_audience: ['Researchers', 'Analysts', 'Compliance teams'],
  },
  {
    slug: 'mindbridge',
    name: 'MindBridge',
    description:
      'Analyzes complete ledgers and other financial data and scores entries and transactions by risk for auditors and finance teams.',
    detailed_description:
      'Control points, from simple rules to statistical and machine learning tests, contribute to a weighted score for each entry and transaction. Auditors use the scores to select items and to look at unusual flows in full populations. A score is a reason to look and no conclusion; document which control points were active, with which weights, and how the completeness of the imported ledger was shown.',
    category: 'Finance & Legal',
    subcategory: 'Audit work',
    tags: ['audit analytics', 'ledger', 'sox'],
    website_url: 'https://www.mindbridge.ai',
    pricing_model: 'subscription',
    price_range: 'Organization plans, on request',
    platforms: ['Web', 'API'],
    key_features: ['Risk scores for transactions', 'Adjustable control points', 'Analysis of full populations'],
    use_cases: ['Journal entry testing', 'Selection of audit items', 'Monitoring of payables'],
    target_audience: ['External auditors', 'Internal auditors', 'Controllers'],
  },
  {
    slug: 'datasnipper',
    name: 'DataSnipper',
    description:
      'An add-in for Excel that finds figures and terms in documents and links each cell of a working paper to the place that proves it.',
    detailed_description:
      'Auditors drop in contracts, invoices or screenshots, and the add-in extracts what a test needs and leaves a mark that a reviewer can click. AI features read longer documents and fill tables. That shortens vouching, not judgment: check a sample of extracted cells yourself, and keep the documents with the workbook so that the links still open at the review.',
    category: 'Finance & Legal',
    subcategory: 'Audit work',
    tags: ['audit evidence', 'excel', 'testing'],
    website_url: 'https://www.datasnipper.com',
    pricing_model: 'subscription',
    price_range: 'Per user, on request',
    platforms: ['Windows', 'Excel add-in'],
    key_features: ['Cells linked to evidence', 'Extraction from documents', 'Review of working papers'],
    use_cases: ['Tests of details', 'ITGC evidence in one workbook', 'Review of contracts'],
    target_audience: ['External auditors', 'Internal auditors', 'SOX teams'],
  },
  {
    slug: 'imprivata-patient-privacy',
    name: 'Imprivata Patient Privacy Intelligence',
    description:
      'Watches access to health records and points privacy officers to views that do not fit the work, such as relatives, neighbors and colleagues.',
    detailed_description:
      'The product reads access logs of record systems, combines them with personnel data and ranks what looks unusual, so that a small privacy team can look at the right cases. It supports the review of information system activity under the HIPAA Security Rule. Settle who investigates, what staff are told, and how a harmless explanation is recorded, before alerts arrive.',
    category: 'Healthcare & Wellness',
    subcategory: 'Privacy monitoring',
    tags: ['healthcare', 'hipaa', 'access monitoring'],
    website_url: 'https://www.imprivata.com',
    pricing_model: 'subscription',
    price_range: 'Agreements with health systems, on request',
    platforms: ['Web'],
    key_features: ['Ranking of unusual access', 'Case files for investigations', 'Reports for privacy committees'],
    use_cases: ['Review of record access', 'Investigation of complaints', 'Evidence for a risk analysis'],
    target_audience: ['Privacy officers', 'Hospitals', 'Compliance teams'],
  },
  {
    slug: 'censinet-riskops',
    name: 'Censinet RiskOps',
    description:
      'Third-party and enterprise risk management for health care: assessments of vendors and products, shared between providers and suppliers.',
    detailed_description:
      'Suppliers complete an assessment once and share it with several hospitals, which compare answers with evidence and follow corrective actions. AI features summarize evidence and draft findings for a person to decide. Assessments describe a moment: tie each one to the contract, the data concerned and a date at which it ends, and keep the risk that was accepted with the name of who accepted it.',
    category: 'Healthcare & Wellness',
    subcategory: 'Vendor risk',
    tags: ['healthcare', 'vendor risk', 'hipaa'],
    website_url: 'https://www.censinet.com',
    pricing_model: 'subscription',
    price_range: 'Agreements with providers and suppliers, on request',
    platforms: ['Web'],
    key_features: ['Shared vendor assessments', 'Corrective action plans', 'Summaries of evidence'],
    use_cases: ['Vendor risk in hospitals', 'Reviews of medical devices', 'Reports to a risk committee'],
    target_audience: ['Hospitals', 'Vendor risk teams', 'Health technology suppliers'],
  },
];
