import type { NewsletterTemplate } from '#shared/newsletter/newsletter.ts';

interface Template extends NewsletterTemplate {
  /** The line above the subject. */
  readonly kicker: string;
}

const plain: Template = { id: 'letter', name: 'Letter', kicker: 'Newsletter' };

/** The available designs. They ship with the product, because their design is code. */
const templates: readonly Template[] = [
  plain,
  { id: 'advisory', name: 'Security advisory', kicker: 'Security advisory' },
  { id: 'digest', name: 'Reading list', kicker: 'From the library' },
];

export const listTemplates = (): NewsletterTemplate[] => templates.map(({ id, name }) => ({ id, name }));

export const isTemplate = (id: string): boolean => templates.some((template) => template.id === id);

/** The line above the subject of a newsletter with this template, or with none. */
export const kickerOf = (id: string | undefined): string =>
  (templates.find((template) => template.id === id) ?? plain).kicker;
