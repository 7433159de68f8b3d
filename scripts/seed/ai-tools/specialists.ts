import type { SeedToolFacts } from './tool.ts';

/** Search, finance and law, health. */
export const specialists: readonly SeedToolFacts[] = [
  {
    slug: 'perplexity',
    name: 'Perplexity',
    description: 'An answer engine that searches the web and writes short answers with numbered links to its sources.',
    detailed_description:
      'Perplexity is quick for orientation: which authority published what, when a rule changed, which terms to search for. The links are the useful part. Open them, because a summary can blend a proposal with the rule in force, and never cite the answer itself in a report. Business plans have terms of their own on data and training.',
    category: 'Search & Discovery',
    subcategory: 'Answer engines',
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
    slug: 'elicit',
    name: 'Elicit',
    description:
      'A research assistant that finds scientific papers, extracts fields into tables and supports systematic reviews.',
    detailed_description:
      'Elicit searches a large body of papers by meaning and fills a table with methods, samples and results, each linked to the passage. It helps to find out whether a security measure has been studied at all. Extraction still makes mistakes; sample the cells against the papers before you rely on a column, and note the date of the search.',
    category: 'Search & Discovery',
    subcategory: 'Scientific literature',
    tags: ['research', 'papers', 'citations'],
    website_url: 'https://elicit.com',
    pricing_model: 'freemium',
    price_range: 'Free tier; individual and team subscriptions',
    platforms: ['Web'],
    key_features: ['Search by meaning', 'Tables with quotations', 'Support for systematic reviews'],
    use_cases: ['Evidence for a control', 'Literature for a policy', 'Research on training methods'],
    target_audience: ['Researchers', 'Policy writers', 'Students'],
  },
  {
    slug: 'mindbridge',
    name: 'MindBridge',
    description:
      'Analyzes complete ledgers and other financial data and scores entries and transactions by risk for auditors and finance teams.',
    detailed_description:
      'Control points, from simple rules to statistical and machine learning tests, contribute to a weighted score for each entry and transaction. Auditors use the scores to select items and to look at unusual flows in full populations. A score is a reason to look and no conclusion; document which control points were active, with which weights, and how the completeness of the imported ledger was shown.',
    category: 'Finance & Legal',
    subcategory: 'Audit analytics',
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
    slug: 'harvey',
    name: 'Harvey',
    description:
      'An AI platform for law firms and legal departments: research, drafting and review over documents under professional supervision.',
    detailed_description:
      'Harvey is sold to organizations and works on uploaded matter documents and connected sources, with workflows for drafting, comparison and due diligence. Lawyers remain responsible for each statement and citation. Before adoption, settle confidentiality between matters, retention, client consent where required, and how reviewed work is told apart from unreviewed drafts.',
    category: 'Finance & Legal',
    subcategory: 'Legal work',
    tags: ['legal', 'contracts', 'enterprise'],
    website_url: 'https://www.harvey.ai',
    pricing_model: 'subscription',
    price_range: 'Enterprise agreements, on request',
    platforms: ['Web', 'API'],
    key_features: ['Review of document sets', 'Drafting and comparison', 'Workflows for legal tasks'],
    use_cases: ['Contract review', 'Due diligence', 'Summaries of long records'],
    target_audience: ['Law firms', 'Legal departments'],
  },
  {
    slug: 'microsoft-dragon-copilot',
    name: 'Microsoft Dragon Copilot',
    description:
      'A documentation assistant for clinicians that combines dictation with notes drafted from recorded conversations.',
    detailed_description:
      'With the agreement of those present, the application records a visit and drafts a note, letters and summaries for the clinician to review; dictation and questions about the record are part of the same product. It belongs in the risk analysis: recordings, drafts, consent, retention, the business associate agreement, and what happens when a draft is signed unread.',
    category: 'Healthcare & Wellness',
    subcategory: 'Clinical documentation',
    tags: ['healthcare', 'dictation', 'hipaa'],
    website_url: 'https://www.microsoft.com/health-solutions/clinical-workflow/dragon-copilot',
    pricing_model: 'subscription',
    price_range: 'Organization plans, on request; availability differs by country',
    platforms: ['Web', 'Windows', 'iOS'],
    key_features: ['Notes from conversations', 'Clinical dictation', 'Letters and summaries'],
    use_cases: ['Visit notes', 'Referral letters', 'After-visit summaries'],
    target_audience: ['Clinicians', 'Hospitals', 'Practices'],
  },
  {
    slug: 'abridge',
    name: 'Abridge',
    description:
      'Drafts clinical notes from conversations between patients and clinicians and links statements to the place in the conversation.',
    detailed_description:
      'Abridge is used by health systems together with their electronic record. Linking each statement of a draft to the recorded passage lets clinicians check what they sign. As with any recording in care, settle consent, retention, access by the vendor and quality checks by specialty and language before a rollout, and measure how often drafts are corrected.',
    category: 'Healthcare & Wellness',
    subcategory: 'Clinical documentation',
    tags: ['healthcare', 'transcription', 'hipaa'],
    website_url: 'https://www.abridge.com',
    pricing_model: 'subscription',
    price_range: 'Agreements with health systems, on request',
    platforms: ['Web', 'iOS', 'Android'],
    key_features: ['Draft notes', 'Evidence linked to the conversation', 'Integration with health records'],
    use_cases: ['Visit notes', 'Summaries for patients', 'Documentation in several languages'],
    target_audience: ['Clinicians', 'Health systems'],
  },
];
