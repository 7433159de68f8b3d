import { brand } from '#shared/brand.ts';

/** Who signs the articles: house names of the library's editorial team, and the texts say so. */
export interface SeedAuthor {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly position: string;
  readonly company: string;
  readonly credentials: string;
  readonly bio: string;
  readonly expertise_areas: readonly string[];
  readonly social_links: Readonly<Record<string, string>>;
  readonly speaking_engagements: readonly string[];
  readonly publications: readonly string[];
}

/** What all house names share. None is given an invented career. */
const house = {
  company: brand.name,
  credentials: '',
  social_links: {},
  speaking_engagements: [],
  publications: [],
} as const;

export const authors: readonly SeedAuthor[] = [
  {
    ...house,
    slug: 'imke-sandoval',
    name: 'Imke Sandoval',
    email: 'frameworks@rampart.test',
    position: 'Editor, Frameworks and Audit',
    bio: "Imke Sandoval is a house name of the library's editorial team for texts on frameworks, internal audit and evidence. The editors behind it read the published standards first and write about the records that show whether a control works. They prefer a dated restore log to a policy.",
    expertise_areas: ['NIST CSF', 'ISO 27001', 'SOC 2', 'PCI DSS', 'SOX ITGC', 'Internal audit'],
  },
  {
    ...house,
    slug: 'dorian-achterberg',
    name: 'Dorian Achterberg',
    email: 'privacy@rampart.test',
    position: 'Editor, Privacy and Risk',
    bio: "Dorian Achterberg is a house name of the library's editorial team for texts on privacy law in practice, health information and suppliers. These texts cite articles and sections so that readers can check them, and say where counsel has to decide. They are working aids and not legal advice.",
    expertise_areas: ['GDPR', 'CCPA', 'HIPAA', 'Vendor risk', 'Risk analysis'],
  },
  {
    ...house,
    slug: 'leonie-varga-hill',
    name: 'Leonie Varga-Hill',
    email: 'operations@rampart.test',
    position: 'Editor, AI and Security Operations',
    bio: "Leonie Varga-Hill is a house name of the library's editorial team for texts on artificial intelligence, incident response and security habits. Prompts and exercises described under this name are written so that a reader can try them on their own material the same afternoon.",
    expertise_areas: ['ISO 42001', 'NIST AI RMF', 'Prompt engineering', 'Incident response', 'Security awareness'],
  },
];
