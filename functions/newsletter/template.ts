import type { ColourName } from '#lib/mail/look/colours.ts';
import { plainTemplate } from '#shared/newsletter/choices.ts';
import type { NewsletterTemplate } from '#shared/newsletter/newsletter.ts';

export interface Template extends NewsletterTemplate {
  /** The line above the subject, and its colour. */
  readonly kicker: string;
  readonly kickerLook: ColourName;
  /** The line along the top of the mail. */
  readonly edge: ColourName;
  /** Whether a line sets its parts apart, each of which begins with a heading. */
  readonly isRuled: boolean;
}

const plain: Template = {
  ...{ id: plainTemplate, name: 'Letter', kicker: 'Newsletter' },
  ...{ kickerLook: 'muted', edge: 'bar', isRuled: false },
};

/** The available designs. They ship with the product, because their design is code. */
const templates: readonly Template[] = [
  plain,
  {
    ...{ id: 'advisory', name: 'Security advisory', kicker: 'Security advisory' },
    ...{ kickerLook: 'alert', edge: 'alarm', isRuled: false },
  },
  {
    ...{ id: 'digest', name: 'Reading list', kicker: 'From the library' },
    ...{ kickerLook: 'accent', edge: 'line', isRuled: true },
  },
];

export const listTemplates = (): NewsletterTemplate[] => templates.map(({ id, name }) => ({ id, name }));

export const isTemplate = (id: string): boolean => templates.some((template) => template.id === id);

/** The template with this id, or the one of a newsletter that has none. */
export const templateOf = (id: string | null | undefined): Template =>
  templates.find((template) => template.id === id) ?? plain;
