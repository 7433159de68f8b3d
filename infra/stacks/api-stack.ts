import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { grantAuditRead } from '../constructs/grants.ts';
import { SiteApi } from '../constructs/http-api.ts';
import { Mailer } from '../constructs/mailer.ts';
import { accounts } from '../domains/accounts.ts';
import { analytics } from '../domains/analytics.ts';
import { articles } from '../domains/articles.ts';
import { catalog } from '../domains/catalog.ts';
import { commerce } from '../domains/commerce.ts';
import { DomainParts } from '../domains/domain-parts.ts';
import { inquiries } from '../domains/inquiries.ts';
import { newsletter } from '../domains/newsletter.ts';
import { notifications } from '../domains/notifications.ts';
import type { Surroundings } from './shared-environment.ts';

export interface ApiStackProps extends StackProps, Surroundings {
  /** Where the functions' bundles are. */
  readonly bundles: string;
}

/** The API: one function per domain behind one HTTP API, and the small functions that sweep behind them. */
export class ApiStack extends Stack {
  readonly site: SiteApi;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { config, data, auth, bundles } = props;
    const mailer = new Mailer(this, 'Mailer', { from: config.mailFrom });
    this.site = new SiteApi(this, 'Site', {
      issuer: auth.accounts.pool.userPoolProviderUrl,
      audience: auth.accounts.client.userPoolClientId,
      throttle: config.throttle,
    });
    const parts = new DomainParts(this, { config, data, auth, bundles, mailer, site: this.site });
    catalog(parts);
    accounts(parts);
    commerce(parts);
    analytics(parts);
    newsletter(parts);
    articles(parts);
    inquiries(parts);
    notifications(parts);
    parts.managed('ai-tools', 'AI tools: list, show, count clicks, manage');
    parts.trash('AiToolTrash', 'ai-tools/trash.sweep.ts');
    parts.managed('coaching', 'Coaching packages: list, show, manage');
    parts.trash('CoachingTrash', 'coaching/trash.sweep.ts');
    grantAuditRead(parts.managed('settings', 'Settings, legal pages, audit log'), data.audit);
    this.site.serveRest(parts.http('reference', 'Answers the API reference and unknown paths'));
  }
}
