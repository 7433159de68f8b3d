import { accountsApi } from './accounts/api.ts';
import { aiToolsApi } from './ai-tools/api.ts';
import { analyticsApi } from './analytics/api.ts';
import { articlesApi } from './articles/api.ts';
import { catalogApi } from './catalog/api.ts';
import { coachingApi } from './coaching/api.ts';
import { commerceApi } from './commerce/api.ts';
import { generationApi } from './generation/api.ts';
import { inquiriesApi } from './inquiries/api.ts';
import type { Endpoint, RouteKey } from './kernel/endpoint.ts';
import { libraryApi } from './library/api.ts';
import { newsletterApi } from './newsletter/api.ts';
import { notificationsApi } from './notifications/api.ts';
import { privacyApi } from './privacy/api.ts';
import { referenceApi } from './reference/api.ts';
import { settingsApi } from './settings/api.ts';
import { uploadsApi } from './uploads/api.ts';
import { vocabularyApi } from './vocabulary/api.ts';

/** Every domain's endpoints: one function each in `infra`, one section each in the API reference. */
export const apis = {
  'ai-tools': aiToolsApi,
  accounts: accountsApi,
  analytics: analyticsApi,
  articles: articlesApi,
  catalog: catalogApi,
  coaching: coachingApi,
  commerce: commerceApi,
  generation: generationApi,
  inquiries: inquiriesApi,
  library: libraryApi,
  newsletter: newsletterApi,
  notifications: notificationsApi,
  privacy: privacyApi,
  reference: referenceApi,
  settings: settingsApi,
  uploads: uploadsApi,
  vocabulary: vocabularyApi,
} as const satisfies Record<string, Record<string, Endpoint>>;

export type DomainName = keyof typeof apis;

type AnyEndpoint = { [D in DomainName]: (typeof apis)[D][keyof (typeof apis)[D]] }[DomainName];

/** Endpoints by `'GET /ebooks/{id}'`: types the browser's client without bundling any schema. */
export type EndpointByRoute = { [E in AnyEndpoint as RouteKey<E>]: E };
export type ApiRoute = keyof EndpointByRoute;
