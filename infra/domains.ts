import type { DomainName } from '#shared/api.ts';
import type { DomainFunction } from './constructs/domain-function.ts';
import { accounts } from './domains/accounts.ts';
import { aiTools } from './domains/ai-tools.ts';
import { analytics } from './domains/analytics.ts';
import { articles } from './domains/articles.ts';
import { catalog } from './domains/catalog.ts';
import { coaching } from './domains/coaching.ts';
import { commerce } from './domains/commerce.ts';
import { generation } from './domains/generation.ts';
import { inquiries } from './domains/inquiries.ts';
import { library } from './domains/library.ts';
import { newsletter } from './domains/newsletter.ts';
import { notifications } from './domains/notifications.ts';
import { privacy } from './domains/privacy.ts';
import { reference } from './domains/reference.ts';
import { settings } from './domains/settings.ts';
import { uploads } from './domains/uploads.ts';
import { vocabulary } from './domains/vocabulary.ts';
import type { DomainStack } from './stacks/domain-stack.ts';

/** Builds each domain of the contract; returns its HTTP function. */
export const domains: Readonly<Record<DomainName, (stack: DomainStack) => DomainFunction>> = {
  'ai-tools': aiTools,
  accounts,
  analytics,
  articles,
  catalog,
  coaching,
  commerce,
  generation,
  inquiries,
  library,
  newsletter,
  notifications,
  privacy,
  reference,
  settings,
  uploads,
  vocabulary,
};
