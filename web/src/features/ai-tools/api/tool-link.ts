import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';

interface ToolLink {
  readonly href: string;
  /** An affiliate link is said to be one. */
  readonly rel: string;
}

/** Where 'Visit Tool' leads: the affiliate's address, else the tool's own; nowhere when there is neither. */
export function toolLink({
  affiliate_url,
  website_url,
}: Pick<AiToolCard, 'affiliate_url' | 'website_url'>): ToolLink | undefined {
  if (affiliate_url) return { href: affiliate_url, rel: 'noopener noreferrer sponsored' };
  return website_url ? { href: website_url, rel: 'noopener noreferrer' } : undefined;
}

/** Tells the server of a visit without keeping anybody waiting; that it did not arrive is nobody's concern. */
export function reportVisit(id: string): void {
  const address = `/api/ai-tools/${encodeURIComponent(id)}/click`;
  const body = new Blob([JSON.stringify({ click_type: 'website' })], { type: 'application/json' });
  if (navigator.sendBeacon(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
