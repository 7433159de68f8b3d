import type { SeedToolFacts } from './tool.ts';

/** Productivity, content and data. */
export const contentAndData: readonly SeedToolFacts[] = [
  {
    slug: 'microsoft-365-copilot',
    name: 'Microsoft 365 Copilot',
    description:
      'An assistant inside Word, Excel, PowerPoint, Outlook and Teams that drafts and summarizes with the files and messages a user may already read.',
    detailed_description:
      'Copilot answers and drafts with content from the Microsoft 365 tenant, within the permissions of the signed-in user. That makes existing oversharing visible: a site that everybody can read becomes a source for everybody. Before a rollout, review sharing links and sensitivity labels, decide which groups start, and agree on how meeting transcripts are kept.',
    category: 'Productivity & Automation',
    subcategory: 'Office assistants',
    tags: ['office', 'summaries', 'enterprise'],
    website_url: 'https://www.microsoft.com/microsoft-365/copilot',
    pricing_model: 'subscription',
    price_range: 'Per user, on top of an eligible Microsoft plan',
    platforms: ['Web', 'Windows', 'macOS', 'iOS', 'Android'],
    key_features: ['Drafts in office documents', 'Meeting summaries', 'Questions over files, mail and chats'],
    use_cases: ['Summaries of long threads', 'First drafts of reports', 'Preparation for meetings'],
    target_audience: ['Organizations on Microsoft 365', 'Managers', 'Compliance teams'],
    is_featured: true,
  },
  {
    slug: 'zapier',
    name: 'Zapier',
    description:
      'Connects web applications through triggers and actions without code, with AI steps and agents that draft, classify or route what passes through.',
    detailed_description:
      'A workflow starts with an event in one application and performs steps in others. AI steps can extract fields or choose a path. Each connection holds a token with rights in a business application, so treat workflows as integrations: name an owner, use service accounts with few rights, and list them in the inventory of suppliers and data flows.',
    category: 'Productivity & Automation',
    subcategory: 'Workflow automation',
    tags: ['automation', 'integrations', 'no code'],
    website_url: 'https://zapier.com',
    pricing_model: 'freemium',
    price_range: 'Free tier; subscriptions by volume of tasks; enterprise plans',
    platforms: ['Web', 'API'],
    key_features: ['Large catalog of connectors', 'Conditional paths', 'AI steps and agents'],
    use_cases: ['Routing of requests', 'Reminders for control owners', 'Copying records between tools'],
    target_audience: ['Operations teams', 'Small businesses', 'Control owners'],
  },
  {
    slug: 'grammarly',
    name: 'Grammarly',
    description:
      'A writing assistant that checks grammar, clarity and tone while people type, and rewrites or drafts passages on request.',
    detailed_description:
      'The assistant works in the browser, in desktop applications and on phones. Because it reads what is typed in the fields it is active in, decide where it may run: exclude case files, health information and incident notes if the agreement does not cover them. Business plans add central administration and settings for style.',
    category: 'Content Creation',
    subcategory: 'Writing assistants',
    tags: ['writing', 'editing', 'browser extension'],
    website_url: 'https://www.grammarly.com',
    pricing_model: 'freemium',
    price_range: 'Free tier; individual and business subscriptions',
    platforms: ['Web', 'Windows', 'macOS', 'iOS', 'Android', 'Browser extension'],
    key_features: ['Grammar and clarity checks', 'Rewriting with a chosen tone', 'Style settings for teams'],
    use_cases: ['Readable policies', 'Audit reports without jargon', 'Replies to customers'],
    target_audience: ['Writers of policies', 'Auditors', 'Support teams'],
  },
  {
    slug: 'jasper',
    name: 'Jasper',
    description:
      "A content platform for marketing teams that drafts and adapts campaign texts and keeps them close to a company's voice and guidelines.",
    detailed_description:
      'Jasper combines language models with settings for brand voice, knowledge and style, and with workflows for campaigns. It suits teams that produce many variants of approved messages. Statements about security, certification or compliance still need a review by somebody who knows them to be true, since a draft in the right voice sounds approved.',
    category: 'Content Creation',
    subcategory: 'Marketing content',
    tags: ['marketing', 'writing', 'brand voice'],
    website_url: 'https://www.jasper.ai',
    pricing_model: 'subscription',
    price_range: 'Per seat, with a trial; business plans on request',
    platforms: ['Web', 'Browser extension', 'API'],
    key_features: ['Brand voice and knowledge', 'Campaign workflows', 'Adaptation for channels'],
    use_cases: ['Campaign texts', 'Product descriptions', 'Variants of newsletters'],
    target_audience: ['Marketing teams', 'Agencies'],
  },
  {
    slug: 'tableau',
    name: 'Tableau',
    description:
      'Interactive analytics and dashboards over many data sources, with AI features that explain changes and help to build views in plain language.',
    detailed_description:
      'Tableau connects to databases, files and cloud warehouses and lets analysts build and share dashboards. Its AI features propose calculations, answer questions and point out changes in metrics. Row-level permissions and certified data sources decide whether a dashboard can serve as evidence; keep extract dates visible and restrict who can change a published source.',
    category: 'Data & Analytics',
    subcategory: 'Business intelligence',
    tags: ['dashboards', 'metrics', 'enterprise'],
    website_url: 'https://www.tableau.com',
    pricing_model: 'subscription',
    price_range: 'Per user by role; a free public edition for open data',
    platforms: ['Web', 'Windows', 'macOS', 'iOS', 'Android'],
    key_features: ['Visual analysis', 'Governed data sources', 'Metric digests and explanations'],
    use_cases: ['Control metrics by month', 'Trends of vulnerabilities', 'Reports to management'],
    target_audience: ['Analysts', 'Risk managers', 'Executives'],
  },
  {
    slug: 'knime-analytics-platform',
    name: 'KNIME Analytics Platform',
    description:
      'Free, open-source software for building data workflows from visual nodes, with an assistant that explains and assembles steps.',
    detailed_description:
      'Each node reads, transforms, tests or models data, and the workflow documents itself: a reviewer can see every filter between a source and a result. This makes it attractive for audit analytics on full populations. The software runs on the local machine. The assistant K-AI and some extensions use online services, which can be left out for confidential data; commercial products add sharing and automation.',
    category: 'Data & Analytics',
    subcategory: 'Data workflows',
    tags: ['open source', 'audit analytics', 'no code'],
    website_url: 'https://www.knime.com',
    pricing_model: 'free',
    price_range: 'Free desktop software; commercial plans for teams',
    platforms: ['Windows', 'macOS', 'Linux'],
    key_features: [
      'Visual, repeatable workflows',
      'Connectors and machine learning nodes',
      'Assistant for building steps',
    ],
    use_cases: ['Tests on full populations', 'Reconciliation of extracts', 'Journal entry analysis'],
    target_audience: ['Internal auditors', 'Data analysts', 'Finance controllers'],
    is_featured: true,
  },
];
