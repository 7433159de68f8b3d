import { grantContentRead, grantTableWrite } from '../constructs/grants.ts';
import type { DomainParts } from './domain-parts.ts';

export function analytics(parts: DomainParts): void {
  const http = parts.http('analytics', 'Visits, figures of the site and of the dashboard');
  grantTableWrite(http, parts.from.data.table);
  grantContentRead(http, parts.from.data.content, 'catalog/*');
}
