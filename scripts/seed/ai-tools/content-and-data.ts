import type { SeedToolFacts } from './tool.ts';

/** Productivity, content and data. */
export const contentAndData: readonly SeedToolFacts[] = [
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
    slug: 'microsoft-power-automate',
    name: 'Microsoft Power Automate',
    description:
      'Automates approvals, reminders and transfers between Microsoft and other applications, with AI steps for documents and drafts in plain language.',
    detailed_description:
      'Flows run in the tenant and follow its data policies: an administrator decides which connectors may be combined, which keeps a personal mailbox out of a flow with company records. Review who owns each flow before people leave, since a flow stops or keeps its rights with its owner. Run histories are useful evidence that a recurring control was performed.',
    category: 'Productivity & Automation',
    subcategory: 'Workflow automation',
    tags: ['automation', 'approvals', 'enterprise'],
    website_url: 'https://www.microsoft.com/power-platform/products/power-automate',
    pricing_model: 'subscription',
    price_range: 'By user or by bot; some flows come with a Microsoft plan',
    platforms: ['Web', 'Windows', 'iOS', 'Android'],
    key_features: ['Approvals and reminders', 'Data policies by connector', 'Reading of documents and forms'],
    use_cases: ['Quarterly access reviews', 'Collecting evidence on a schedule', 'Reminders for control owners'],
    target_audience: ['Organizations on Microsoft 365', 'Control owners', 'Compliance managers'],
  },
  {
    slug: 'microsoft-365-copilot',
    name: 'Microsoft 365 Copilot',
    description:
      'An assistant inside Word, Excel, PowerPoint, Outlook and Teams that drafts and summarizes with the files and messages a user may already read.',
    detailed_description:
      'Copilot answers and drafts with content from the Microsoft 365 tenant, within the permissions of the signed-in user. That makes existing oversharing visible: a site that everybody can read becomes a source for everybody. Before a rollout, review sharing links and sensitivity labels, decide which groups start, and agree on how meeting transcripts are kept.',
    category: 'Content Creation',
    subcategory: 'Writing assistants',
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
  {
    slug: 'alteryx',
    name: 'Alteryx',
    description:
      'A platform on which analysts prepare, join and test data in visual workflows, with AI features that explain and summarize what a workflow does.',
    detailed_description:
      'Internal audit teams use it to repeat tests on whole populations: duplicate payments, access that outlived its owner, journals posted at odd hours. A workflow can be reviewed step by step, which helps a second person to follow it. Keep the version that produced a result together with the extract, and restrict who may change a workflow that runs unattended.',
    category: 'Data & Analytics',
    subcategory: 'Data workflows',
    tags: ['audit analytics', 'no code', 'enterprise'],
    website_url: 'https://www.alteryx.com',
    pricing_model: 'subscription',
    price_range: 'Per user by edition; trial available',
    platforms: ['Web', 'Windows'],
    key_features: ['Visual workflows', 'Scheduled runs', 'Summaries of workflows'],
    use_cases: ['Tests on full populations', 'Continuous monitoring', 'Reconciliation of extracts'],
    target_audience: ['Internal auditors', 'Finance controllers', 'Data analysts'],
  },
];
