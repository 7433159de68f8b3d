import { postalLines } from '#shared/settings/postal-address.ts';
import type { Settings } from '#shared/settings/settings.ts';
import type { SettingsValues } from './settings-values.ts';

/** A setting that nobody has given yet, and what is wrong because of it. */
export interface MissingSetting {
  readonly field: keyof SettingsValues;
  readonly problem: string;
}

/** Domains that are reserved for tests and examples (RFC 2606): no mail to them arrives. */
const reserved = /@(.+\.)?(test|example|invalid|localhost|example\.(com|net|org))$/i;
const arrives = (address: string): boolean => !reserved.test(address);

const figures = [
  ['subscribers', 'subscribers'],
  ['open_rate', 'the open rate'],
  ['click_through', 'clicks'],
] as const;

/** What visitors miss until an operator gives it, in the order of the form. */
export function missingSettings(settings: Settings): readonly MissingSetting[] {
  const { support_email, operator_email, postal_address, advertise } = settings;
  const missing: (MissingSetting | false)[] = [
    !arrives(support_email) && {
      field: 'support_email',
      problem: `Support address: the contact page, legal texts and mails give ${support_email}, where no mail arrives.`,
    },
    !arrives(operator_email) && {
      field: 'operator_email',
      problem: `Operator address: inquiries go to ${operator_email}, where no mail arrives.`,
    },
    postalLines(postal_address).length === 0 && {
      field: 'postal_address',
      problem: 'Postal address: the imprint, other legal texts and every newsletter need one.',
    },
    ...figures.map(
      ([field, words]) =>
        advertise[field].trim() === '' && { field, problem: `The advertise page has no figure for ${words}.` },
    ),
  ];
  return missing.filter((each) => each !== false);
}
