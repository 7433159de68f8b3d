import { formatItems } from '#shared/kernel/format.ts';
import type { ArticleCheck } from '../article-checks.ts';
import { type LinkFindings, mostAsked } from './link-findings.ts';

const within = (count: number): string => `${formatItems(count, 'link')} within the site`;

/** The lines about links within the site. What could not be checked is never called dead. */
export function linkChecks({ dead, unsure, unasked, isChecking }: LinkFindings): readonly ArticleCheck[] {
  const field = 'content';
  const checks: ArticleCheck[] = [];
  if (dead.length > 0) {
    const label = `${within(dead.length)} ${dead.length === 1 ? 'leads' : 'lead'} nowhere`;
    checks.push({ field, state: 'missing', label, links: dead });
  }
  if (unsure.length > 0)
    checks.push({ field, state: 'unsure', label: `${within(unsure.length)} could not be checked`, links: unsure });
  if (unasked > 0) {
    const label = `${within(unasked)} not checked: only the first ${mostAsked} pages are`;
    checks.push({ field, state: 'unsure', label });
  }
  if (isChecking) checks.push({ field, state: 'unsure', label: 'Links within the site are being checked' });
  if (checks.length > 0) return checks;
  return [{ field, state: 'met', label: 'Every link within the site leads somewhere' }];
}
