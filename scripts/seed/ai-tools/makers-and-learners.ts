import type { SeedToolFacts } from './tool.ts';

/** Coding, design and education. */
export const makersAndLearners: readonly SeedToolFacts[] = [
  {
    slug: 'github-copilot',
    name: 'GitHub Copilot',
    description:
      'A coding assistant that completes and explains code, answers in chat and can prepare changes as pull requests, in common editors and on GitHub.',
    detailed_description:
      'Copilot suggests code while developers type and can work on larger tasks in agent modes. Organizations manage access by policy and can exclude files from it. Suggested code is unreviewed code: branch protection, tests, scanning and an independent approval remain the controls, and an agent that can open a pull request should not be able to approve it.',
    category: 'Coding & Development',
    subcategory: 'Coding assistants',
    tags: ['coding', 'pull requests', 'enterprise'],
    website_url: 'https://github.com/features/copilot',
    pricing_model: 'freemium',
    price_range: 'Free tier; individual, business and enterprise subscriptions',
    platforms: ['Web', 'Windows', 'macOS', 'Linux', 'Editor extension', 'Command line'],
    key_features: ['Completions in the editor', 'Chat about code', 'Agent tasks and review suggestions'],
    use_cases: ['Tests for existing code', 'Explanations of unfamiliar modules', 'Small corrections'],
    target_audience: ['Developers', 'Platform teams', 'Security engineers'],
    is_featured: true,
  },
  {
    slug: 'cursor',
    name: 'Cursor',
    description:
      'A code editor with AI at its center: it indexes a project, edits several files at once and runs tasks under review by the developer.',
    detailed_description:
      'Cursor is built on the open-source base of Visual Studio Code and offers models of several providers. A privacy mode limits what providers keep. Before use on company code, settle which mode is enforced, which files are ignored, and what commands agents may run on a machine that also holds credentials.',
    category: 'Coding & Development',
    subcategory: 'Code editors',
    tags: ['coding', 'editor', 'agents'],
    website_url: 'https://cursor.com',
    pricing_model: 'freemium',
    price_range: 'Free tier; individual and team subscriptions',
    platforms: ['Windows', 'macOS', 'Linux'],
    key_features: ['Edits across files', 'Search over the whole project', 'Choice of models'],
    use_cases: ['Refactoring', 'Prototypes', 'Questions about a codebase'],
    target_audience: ['Developers', 'Technical founders'],
  },
  {
    slug: 'adobe-firefly',
    name: 'Adobe Firefly',
    description:
      'Generates and edits images and other media from descriptions, as a web application and inside Adobe creative products.',
    detailed_description:
      'Adobe presents its own Firefly models as trained on licensed and public domain content and designed for commercial use, and attaches Content Credentials that record the use of AI. Partner models offered in the same application have terms of their own. For campaigns, note which model made an image and keep the credentials with the file.',
    category: 'Design & Branding',
    subcategory: 'Image generation',
    tags: ['images', 'video', 'provenance'],
    website_url: 'https://www.adobe.com/products/firefly.html',
    pricing_model: 'freemium',
    price_range: 'Limited free use; subscriptions with generative credits',
    platforms: ['Web', 'iOS', 'Android', 'API'],
    key_features: ['Images from text', 'Generative fill in Adobe products', 'Content Credentials'],
    use_cases: ['Campaign images', 'Illustrations for training', 'Variants of layouts'],
    target_audience: ['Designers', 'Marketing teams'],
  },
  {
    slug: 'canva',
    name: 'Canva',
    description:
      'A design tool for people who are not designers: templates, brand kits and AI features for text, images and presentations.',
    detailed_description:
      'Canva covers slides, posters, documents and short videos with a library of templates. AI features draft text, create images and adapt formats. Teams can restrict fonts, colors and logos by a brand kit. Links can be shared widely with one click, so set defaults for sharing before internal material such as exercise scenarios is designed in it.',
    category: 'Design & Branding',
    subcategory: 'Templates and layout',
    tags: ['design', 'presentations', 'templates'],
    website_url: 'https://www.canva.com',
    pricing_model: 'freemium',
    price_range: 'Free tier; subscriptions for individuals, teams and organizations',
    platforms: ['Web', 'Windows', 'macOS', 'iOS', 'Android'],
    key_features: ['Templates', 'Brand kit', 'AI drafting and image tools'],
    use_cases: ['Awareness posters', 'Training slides', 'One-page summaries'],
    target_audience: ['Small teams', 'Trainers', 'Marketing teams'],
  },
  {
    slug: 'khanmigo',
    name: 'Khanmigo',
    description:
      'A tutor and teaching assistant by Khan Academy that leads learners with questions and helps teachers to prepare lessons.',
    detailed_description:
      'Khanmigo is tied to the courses of Khan Academy, a nonprofit organization. It is designed to ask and hint rather than to give finished answers, and conversations of children can be seen by the adults responsible. Availability, age rules and plans differ by country and by role; schools should settle consent and data protection before they invite pupils.',
    category: 'Education & Learning',
    subcategory: 'Tutoring',
    tags: ['education', 'tutor', 'nonprofit'],
    website_url: 'https://www.khanmigo.ai',
    pricing_model: 'freemium',
    price_range: 'Teacher tools free; subscriptions for families and district plans',
    platforms: ['Web'],
    key_features: ['Guided questions', 'Lesson planning', 'Oversight of conversations'],
    use_cases: ['Practice in mathematics and programming', 'Writing feedback', 'Preparation of lessons'],
    target_audience: ['Learners', 'Teachers', 'Parents'],
  },
  {
    slug: 'notebooklm',
    name: 'NotebookLM',
    description:
      'A study and research notebook by Google that answers from the sources a user adds and cites the passage behind each answer.',
    detailed_description:
      'A notebook holds documents, pages and recordings. Answers, study guides and audio summaries are drawn from them, with citations that open the passage. This suits reading standards and long reports, provided that the license of the text allows the upload. Check each citation, and use an account whose terms fit the confidentiality of the sources.',
    category: 'Education & Learning',
    subcategory: 'Study and research',
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
];
