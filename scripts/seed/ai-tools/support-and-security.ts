import type { SeedToolFacts } from './tool.ts';

/** Customer support, security and speech. */
export const supportAndSecurity: readonly SeedToolFacts[] = [
  {
    slug: 'intercom-fin',
    name: 'Fin by Intercom',
    description:
      "An AI agent for customer service that answers from a company's help content and passes a conversation to people when it cannot.",
    detailed_description:
      'Fin works in the Intercom help desk and can be connected to other help desks. Quality depends on the content it may use, so the first task is to correct and date help articles. Decide which requests it must hand over at once, among them privacy requests, reports of vulnerabilities and complaints, and test those routes each month.',
    category: 'Customer Support & Engagement',
    subcategory: 'Service agents',
    tags: ['support', 'agents', 'help desk'],
    website_url: 'https://fin.ai',
    pricing_model: 'subscription',
    price_range: 'By resolved conversation, with or without a help desk plan',
    platforms: ['Web', 'API'],
    key_features: ['Answers from help content', 'Handover to people', 'Reports on unanswered questions'],
    use_cases: ['First answers at all hours', 'Sorting of requests', 'Finding gaps in help articles'],
    target_audience: ['Support leaders', 'Software companies'],
  },
  {
    slug: 'zendesk',
    name: 'Zendesk',
    description:
      'A service platform for tickets, chat and voice with AI agents, suggested replies and sorting of requests.',
    detailed_description:
      'Zendesk gathers requests from mail, chat, telephone and social media into tickets with roles, rules and reports. AI features classify requests and draft replies. Tickets collect more personal data than anybody plans: set redaction, retention and role rules early, and name the queue in which access and deletion requests arrive.',
    category: 'Customer Support & Engagement',
    subcategory: 'Help desks',
    tags: ['support', 'ticketing', 'enterprise'],
    website_url: 'https://www.zendesk.com',
    pricing_model: 'subscription',
    price_range: 'Per agent, with additional AI features; trial available',
    platforms: ['Web', 'iOS', 'Android', 'API'],
    key_features: ['Tickets from all channels', 'AI agents and reply suggestions', 'Reporting'],
    use_cases: ['Customer service', 'Internal help desks', 'Queues for privacy requests'],
    target_audience: ['Support teams', 'Privacy teams', 'IT service desks'],
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
  {
    slug: 'elevenlabs',
    name: 'ElevenLabs',
    description:
      'Synthetic speech in many languages and voices, with dubbing, voice cloning with consent, and interfaces for developers.',
    detailed_description:
      'The service turns text into natural speech and can imitate a voice from samples. Its quality is also a reminder for security teams: a familiar voice no longer proves identity, so payment and reset procedures must not depend on one. For your own use, keep written consent for each cloned voice and mark synthetic speech where listeners could be misled.',
    category: 'Voice & Speech',
    subcategory: 'Speech synthesis',
    tags: ['voice', 'dubbing', 'accessibility'],
    website_url: 'https://elevenlabs.io',
    pricing_model: 'freemium',
    price_range: 'Free tier; subscriptions by volume; enterprise plans',
    platforms: ['Web', 'iOS', 'Android', 'API'],
    key_features: ['Text to speech', 'Dubbing', 'Voice library and cloning'],
    use_cases: ['Spoken training material', 'Accessible versions of texts', 'Voices for exercise injects'],
    target_audience: ['Trainers', 'Publishers', 'Developers'],
  },
];
