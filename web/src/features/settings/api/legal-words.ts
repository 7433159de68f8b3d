import { formatDateTime } from '#shared/kernel/format.ts';
import type { LegalPageState, LegalVersion } from '#shared/settings/legal.ts';
import type { LegalPageName } from '#shared/settings/legal-pages.ts';

export const legalLabels = {
  privacy: 'Privacy',
  terms: 'Terms',
  imprint: 'Imprint',
  refunds: 'Refunds',
} as const satisfies Record<LegalPageName, string>;

const by = (saved_by: string | null): string => (saved_by ? ` by ${saved_by}` : '');

/** Whose text a page has. */
export const ownerWords = ({ is_default }: Pick<LegalPageState, 'is_default'>): string =>
  is_default ? 'Default text' : 'Own text';

/** When it became so and by whom: `changed on 1 Dec 2026, 18:00 UTC by Ada Admin`. Blank where nobody ever saved one. */
export function changeWords({ is_default, updated_at, saved_by }: LegalPageState): string {
  if (is_default && !saved_by) return '';
  return `${is_default ? 'since' : 'changed on'} ${formatDateTime(updated_at)}${by(saved_by)}`;
}

/** When a version was the text of its page from, and whose it was. */
export function versionWords({ is_default, saved_at, saved_by }: LegalVersion): string {
  const since = `From ${formatDateTime(saved_at)}${by(saved_by)}`;
  return is_default ? `${since}, default text` : since;
}
