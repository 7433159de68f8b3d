import type { SeedToolFacts } from './tool.ts';

/** Code, diagrams and training. */
export const makersAndLearners: readonly SeedToolFacts[] = [
  {
    slug: 'semgrep',
    name: 'Semgrep',
    description:
      'Scans code, dependencies and secrets with readable rules, and uses an assistant to sort findings and to propose corrections in pull requests.',
    detailed_description:
      'The engine is open source and runs on a developer machine or in a pipeline; rules look like the code they match, so a security team can write its own for a policy. The platform adds management, data-flow analysis and the assistant. For an audit, keep the rule set, the scope of repositories and the record of findings that were accepted, with a name and a reason.',
    category: 'Coding & Development',
    subcategory: 'Code security',
    tags: ['code scanning', 'open source', 'secure development'],
    website_url: 'https://semgrep.dev',
    pricing_model: 'freemium',
    price_range: 'Free engine and small teams; subscriptions per contributor',
    platforms: ['Web', 'Linux', 'macOS', 'Windows', 'Command line'],
    key_features: ['Rules that teams can write', 'Scans in pull requests', 'Sorting of findings'],
    use_cases: ['Evidence for secure development', 'Bans on unsafe functions', 'Search for leaked secrets'],
    target_audience: ['Security engineers', 'Platform teams', 'Auditors of change controls'],
    is_featured: true,
  },
  {
    slug: 'snyk',
    name: 'Snyk',
    description:
      'Finds known vulnerabilities in dependencies, containers, infrastructure code and own code, and proposes upgrades and corrections.',
    detailed_description:
      'Snyk watches repositories and build pipelines and reports what is affected, with the path by which a library came in. Policies can break a build or only warn. The register of ignored findings is what an assessor reads first: give each one an owner, a reason and an end date, and compare the projects it monitors with the list of applications you say you have.',
    category: 'Coding & Development',
    subcategory: 'Code security',
    tags: ['code scanning', 'dependencies', 'secure development'],
    website_url: 'https://snyk.io',
    pricing_model: 'freemium',
    price_range: 'Free tier; subscriptions per contributing developer',
    platforms: ['Web', 'Editor extension', 'Command line', 'API'],
    key_features: ['Dependency and container scans', 'Corrections as pull requests', 'Policies and reports'],
    use_cases: ['Vulnerability management', 'Lists of components', 'Evidence for patch deadlines'],
    target_audience: ['Security engineers', 'Developers', 'Compliance managers'],
  },
  {
    slug: 'lucidchart',
    name: 'Lucidchart',
    description:
      'Diagrams of networks, processes and data flows, drawn by several people at once, with AI that drafts a first version from a description.',
    detailed_description:
      'A scope discussion goes faster around a picture: where card or health data enters, which systems pass it on, where a trust boundary lies. Link shapes to data where you can, so that the picture changes with the inventory. A generated draft shows a typical system, not yours; walk through it with the people who run it, then date and sign the version that you hand to an assessor.',
    category: 'Design & Branding',
    subcategory: 'Diagrams',
    tags: ['diagrams', 'data flows', 'scoping'],
    website_url: 'https://www.lucidchart.com',
    pricing_model: 'freemium',
    price_range: 'Free tier; individual, team and enterprise subscriptions',
    platforms: ['Web', 'iOS', 'Android'],
    key_features: ['Drafts from a description', 'Shapes linked to data', 'Shared editing with history'],
    use_cases: ['Data flow diagrams', 'Network diagrams for PCI DSS', 'Process maps for internal control'],
    target_audience: ['Compliance managers', 'Architects', 'Process owners'],
  },
  {
    slug: 'knowbe4',
    name: 'KnowBe4',
    description:
      'Security awareness training and simulated phishing, with AI that chooses the next exercise and lesson for each person by past behavior.',
    detailed_description:
      'The platform sends simulations, assigns lessons to those who need them and reports by department. Completion rates satisfy a checklist; the figure worth showing is how quickly people report a suspicious message, and whether that improves. Agree beforehand with works councils or managers on what is recorded about a person, who sees it and for how long.',
    category: 'Education & Learning',
    subcategory: 'Security awareness',
    tags: ['training', 'phishing', 'awareness'],
    website_url: 'https://www.knowbe4.com',
    pricing_model: 'subscription',
    price_range: 'Per seat by level, on request',
    platforms: ['Web'],
    key_features: ['Simulated phishing', 'Library of lessons', 'Reports by group'],
    use_cases: ['Yearly awareness training', 'Lessons after a failed exercise', 'Evidence of completed training'],
    target_audience: ['Security awareness leads', 'Compliance managers', 'Human resources'],
  },
  {
    slug: 'hoxhunt',
    name: 'Hoxhunt',
    description:
      'Short phishing exercises that adapt to each person and reward reporting, so that training happens in the mailbox instead of a yearly course.',
    detailed_description:
      'Exercises become harder as somebody improves, and every report is answered at once. Reports of real threats travel the same way and can be sorted for the security team. Before you start, tell people that exercises take place and that failing one has no consequences; measure reporting, not clicking, and keep individual results away from performance reviews.',
    category: 'Education & Learning',
    subcategory: 'Security awareness',
    tags: ['training', 'phishing', 'awareness'],
    website_url: 'https://hoxhunt.com',
    pricing_model: 'subscription',
    price_range: 'Per user, on request',
    platforms: ['Web', 'Outlook and Gmail'],
    key_features: ['Exercises by skill', 'Feedback at the moment of reporting', 'Sorting of reported messages'],
    use_cases: ['Continuous awareness training', 'Figures on reporting', 'Faster reports of real attacks'],
    target_audience: ['Security awareness leads', 'Security operations', 'Human resources'],
  },
];
