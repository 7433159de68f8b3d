import type { SeedToolFacts } from './tool.ts';

/** Questions of customers, compliance itself, and speech. */
export const supportAndSecurity: readonly SeedToolFacts[] = [
  {
    slug: 'conveyor',
    name: 'Conveyor',
    description:
      "Answers customers' security questionnaires from approved documents and shares reports with customers through a trust center under agreement.",
    detailed_description:
      'Answers are drafted from a library of documents and earlier replies, each with its source, for a person to approve. The trust center hands out the report that a customer may see and records who accepted the agreement. An answer becomes a promise: give every entry an owner and a date of review, and let a changed control withdraw the old wording.',
    category: 'Customer Support & Engagement',
    subcategory: 'Security questionnaires',
    tags: ['questionnaires', 'trust center', 'sales'],
    website_url: 'https://www.conveyor.com',
    pricing_model: 'subscription',
    price_range: 'By volume of questionnaires; trial available',
    platforms: ['Web', 'Browser extension'],
    key_features: [
      'Drafted answers with sources',
      'Trust center with agreements',
      'Questionnaires in portals and files',
    ],
    use_cases: ['Customer questionnaires', 'Sharing a SOC 2 report', 'Library of approved answers'],
    target_audience: ['Compliance managers', 'Sales engineers', 'Security teams'],
  },
  {
    slug: 'responsive',
    name: 'Responsive',
    description:
      'Manages requests for proposals and security questionnaires with a library of approved answers, reviewers and drafts written from that library.',
    detailed_description:
      'Large companies use it where sales, security and legal answer the same request. Each answer in the library has an owner and a review date, and drafts are taken from there. Usefulness depends on that upkeep: remove what is out of date instead of adding to it, and let security own everything that describes a control, however the question is worded.',
    category: 'Customer Support & Engagement',
    subcategory: 'Security questionnaires',
    tags: ['questionnaires', 'proposals', 'enterprise'],
    website_url: 'https://www.responsive.io',
    pricing_model: 'subscription',
    price_range: 'By users and features, on request',
    platforms: ['Web', 'Browser extension'],
    key_features: ['Library of approved answers', 'Assignment to reviewers', 'Drafts from own content'],
    use_cases: ['Security questionnaires', 'Requests for proposals', 'Due diligence requests'],
    target_audience: ['Proposal teams', 'Compliance managers', 'Legal departments'],
  },
  {
    slug: 'vanta',
    name: 'Vanta',
    description:
      'A compliance platform that connects to cloud services, watches controls and collects evidence for SOC 2, ISO 27001 and other frameworks.',
    detailed_description:
      'Integrations read settings from cloud, identity, personnel and code systems and compare them with tests. AI features help with questionnaires, policies and vendor reviews. The platform shows what its connectors can see; systems without a connector, judgment and the completeness of populations remain your work. Review the rights of each connector as you would those of any privileged account.',
    category: 'Security & Compliance',
    subcategory: 'Compliance automation',
    tags: ['soc 2', 'iso 27001', 'evidence'],
    website_url: 'https://www.vanta.com',
    pricing_model: 'subscription',
    price_range: 'Yearly plans by size and frameworks, on request',
    platforms: ['Web', 'API'],
    key_features: ['Automated control tests', 'Evidence collection', 'Questionnaires and vendor reviews'],
    use_cases: ['Preparation for SOC 2', 'Continuous checks between audits', 'Answers to customer questionnaires'],
    target_audience: ['Software companies', 'Compliance managers', 'Security teams'],
    is_featured: true,
  },
  {
    slug: 'drata',
    name: 'Drata',
    description:
      'Connects to cloud, identity and personnel systems, tests controls continuously and gathers evidence for SOC 2, ISO 27001 and other frameworks.',
    detailed_description:
      'Controls are mapped to several frameworks at once, and a failed test names the resource that failed it. AI features summarize vendor reports and help with questionnaires. Read what each test really checks before you rely on it: a green mark covers connected systems and the settings that the connector reads. What people decide, such as an access review, still needs a record.',
    category: 'Security & Compliance',
    subcategory: 'Compliance automation',
    tags: ['soc 2', 'iso 27001', 'evidence'],
    website_url: 'https://drata.com',
    pricing_model: 'subscription',
    price_range: 'Yearly plans by size and frameworks, on request',
    platforms: ['Web', 'API'],
    key_features: ['Continuous control tests', 'Mapping across frameworks', 'Vendor and risk registers'],
    use_cases: ['Preparation for SOC 2', 'Work toward ISO 27001', 'Checks between audits'],
    target_audience: ['Software companies', 'Compliance managers', 'Security teams'],
  },
  {
    slug: 'garak',
    name: 'garak',
    description:
      'An open-source scanner, maintained at NVIDIA, that probes language models for prompt injection, data leakage and other weaknesses.',
    detailed_description:
      'garak sends large sets of probes to a model or application and rates the answers with detectors, then writes a report. It fits into a test plan for a use of AI: run it before release and again when the model or the system prompt changes. A clean report covers the probes that ran and nothing more. Test only systems you are allowed to test.',
    category: 'Security & Compliance',
    subcategory: 'AI red teaming',
    tags: ['open source', 'llm testing', 'prompt injection'],
    website_url: 'https://garak.ai',
    pricing_model: 'free',
    price_range: 'Free and open source',
    platforms: ['Linux', 'macOS', 'Windows', 'Command line'],
    key_features: ['Many families of probes', 'Support for several model interfaces', 'Reports by probe and detector'],
    use_cases: ['Tests before release', 'Comparison of models', 'Evidence for an AI risk file'],
    target_audience: ['Security engineers', 'AI teams', 'Red teams'],
  },
  {
    slug: 'pyrit',
    name: 'PyRIT',
    description:
      'An open-source framework by Microsoft for red teams: it automates multi-turn attacks on generative AI systems and scores the answers.',
    detailed_description:
      'PyRIT is a toolbox for people who write Python: targets, converters that disguise a prompt, strategies over several turns, and scorers that judge what came back. It suits tests of a whole application with its filters, where a scanner of single prompts stops. Record target, version and strategy with every run, and obtain permission before you test what is not yours.',
    category: 'Security & Compliance',
    subcategory: 'AI red teaming',
    tags: ['open source', 'llm testing', 'prompt injection'],
    website_url: 'https://github.com/Azure/PyRIT',
    pricing_model: 'free',
    price_range: 'Free and open source',
    platforms: ['Linux', 'macOS', 'Windows', 'Python'],
    key_features: ['Attacks over several turns', 'Converters and scorers', 'Memory of every attempt'],
    use_cases: ['Tests of AI applications', 'Repeated tests after a change', 'Evidence for an AI risk file'],
    target_audience: ['Red teams', 'Security engineers', 'AI teams'],
  },
  {
    slug: 'openai-whisper',
    name: 'Whisper',
    description:
      "An open-source speech recognition model by OpenAI that transcribes many languages and can run on one's own computer.",
    detailed_description:
      'The model and its code are published under the MIT license, and several programs build upon it. Run locally, recordings of interviews need not leave the machine, which is the main reason to choose it for audit and incident work. Transcripts can contain words nobody said, particularly in silence and noise; keep the recording until the transcript has been checked, and obtain consent to record.',
    category: 'Voice & Speech',
    subcategory: 'Transcription',
    tags: ['open source', 'transcription', 'local'],
    website_url: 'https://github.com/openai/whisper',
    pricing_model: 'free',
    price_range: 'Free and open source; hosted versions are billed by use',
    platforms: ['Linux', 'macOS', 'Windows', 'Command line'],
    key_features: ['Transcription in many languages', 'Translation into English', 'Several model sizes'],
    use_cases: ['Notes of audit interviews', 'Subtitles for training', 'Search in recordings'],
    target_audience: ['Auditors', 'Researchers', 'Developers'],
  },
];
