import { Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { apis, type DomainName } from '#shared/api.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { bundleFolder } from '../bundling/bundle.ts';
import type { StageConfig } from '../config.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAccounts,
  grantAudit,
  grantAuditRead,
  grantContentDelete,
  grantContentRead,
  grantContentWrite,
  grantEvents,
  grantMail,
  grantSecret,
  grantTableWrite,
} from '../constructs/grants.ts';
import { SiteApi } from '../constructs/http-api.ts';
import { Mailer } from '../constructs/mailer.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { EnvKey } from '../env-names.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface ApiStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly auth: AuthStack;
  /** Where the functions' bundles are. */
  readonly bundles: string;
}

/** The API: one function per domain behind one HTTP API, and the small functions that sweep behind them. */
export class ApiStack extends Stack {
  readonly site: SiteApi;
  private readonly mailer: Mailer;
  private readonly props: ApiStackProps;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.props = props;
    const { pool, client } = props.auth.accounts;
    this.mailer = new Mailer(this, 'Mailer', { from: props.config.mailFrom });
    this.site = new SiteApi(this, 'Site', {
      issuer: pool.userPoolProviderUrl,
      audience: client.userPoolClientId,
      throttle: props.config.throttle,
    });
    this.catalog();
    this.accounts();
    this.commerce();
    this.analytics();
    this.settings();
    this.newsletter();
    this.articles();
    this.aiTools();
    this.coaching();
    this.inquiries();
    this.notifications();
    this.site.serveRest(this.domain('reference', 'Answers the API reference and unknown paths'));
  }

  private catalog(): void {
    const { table, content, events } = this.props.data;
    const { downloadEbook, adminDownloadEbook, ...others } = catalogApi;
    const http = this.domain('catalog', 'Ebooks: list, filter, read, manage', others);
    grantTableWrite(http, table);
    grantAudit(http, this.props.data.audit);
    grantContentRead(http, content, 'ebooks/*', 'catalog/*');
    grantContentWrite(http, content, 'ebooks/*');
    grantEvents(http, events);
    // A function of its own: typesetting is three times the rest of the catalogue.
    const files = this.worker(
      'CatalogFiles',
      'catalog/file.handler.ts',
      'Files of ebooks: typesets, stores, links',
      1024,
    );
    grantTableWrite(files, table);
    grantContentRead(files, content, 'ebooks/*');
    grantContentWrite(files, content, 'ebooks/*');
    this.site.serve('catalog-files', [downloadEbook, adminDownloadEbook], files);
    const snapshot = this.worker(
      'CatalogSnapshot',
      'catalog/snapshot.ts',
      'Writes the snapshot that lists and search read',
      1024,
    );
    grantTableWrite(snapshot, table);
    grantContentWrite(snapshot, content, 'catalog/*');
    onEvent(this, 'CatalogChanged', events, 'rampart.catalog', ['card.changed'], snapshot);
    sweepEvery(this, 'CatalogSweep', 1, snapshot);
    const trash = this.worker(
      'CatalogTrash',
      'catalog/trash.sweep.ts',
      'Purges ebooks that waited 30 days in the trash',
    );
    grantTableWrite(trash, table);
    sweepEvery(this, 'TrashSweep', 60, trash);
  }

  private accounts(): void {
    const { table } = this.props.data;
    const http = this.domain('accounts', 'Sessions, users, libraries, wishlists, reading places');
    grantTableWrite(http, table);
    grantAccounts(http, this.props.auth.accounts);
    grantMail(http, this.mailer);
    const deletions = this.worker('AccountDeletions', 'accounts/deletion.sweep.ts', 'Finishes deletions of accounts');
    grantTableWrite(deletions, table);
    grantAccounts(deletions, this.props.auth.accounts);
    sweepEvery(this, 'DeletionSweep', 5, deletions);
  }

  private commerce(): void {
    const { table, stripeSecret } = this.props.data;
    const parts = [
      this.domain('commerce', 'Carts, checkout, payments, orders'),
      this.worker('CommerceOutbox', 'commerce/outbox.sweep.ts', 'Delivers what a commit left in the outbox'),
      this.worker('CommerceReconciler', 'commerce/reconcile.ts', 'Asks the gateway about pending orders'),
    ] as const;
    for (const fn of parts) {
      grantTableWrite(fn, table);
      grantSecret(fn, 'stripeSecret', stripeSecret);
      grantMail(fn, this.mailer);
      fn.setting('stripeApiUrl', this.props.config.stripeApiUrl);
    }
    grantAudit(parts[0], this.props.data.audit);
    sweepEvery(this, 'OutboxSweep', 1, parts[1]);
    sweepEvery(this, 'Reconcile', 15, parts[2]);
  }

  private analytics(): void {
    const http = this.domain('analytics', 'Visits, figures of the site and of the dashboard');
    grantTableWrite(http, this.props.data.table);
    grantContentRead(http, this.props.data.content, 'catalog/*');
  }

  private settings(): void {
    const http = this.managed('settings', 'Settings, legal pages, audit log');
    grantAuditRead(http, this.props.data.audit);
  }

  private newsletter(): void {
    const { table, events, linkSecret } = this.props.data;
    const http = this.managed('newsletter', 'Newsletters and their subscribers');
    grantEvents(http, events);
    grantSecret(http, 'linkSecret', linkSecret);
    const worker = this.worker(
      'NewsletterTasks',
      'newsletter/newsletter.sweep.ts',
      'Sends the mails of subscriptions and takes up wishes of registrations',
    );
    grantTableWrite(worker, table);
    grantMail(worker, this.mailer);
    grantSecret(worker, 'linkSecret', linkSecret);
    onEvent(this, 'NewsletterTask', events, 'rampart.newsletter', ['task.waiting'], worker);
    sweepEvery(this, 'NewsletterSweep', 1, worker);
    const feedback = this.worker(
      'MailFeedback',
      'newsletter/ses-event.handler.ts',
      'Suppresses addresses whose mails come back',
    );
    grantTableWrite(feedback, table);
    const bus = EventBus.fromEventBusName(this, 'MailEvents', 'default');
    onEvent(this, 'MailCameBack', bus, 'aws.ses', ['Email Bounced', 'Email Complaint Received'], feedback);
  }

  private articles(): void {
    const { table, audit, content } = this.props.data;
    const parts = [
      this.managed('articles', 'Articles and authors: list, read, manage'),
      this.worker('ArticleSweep', 'articles/article.sweep.ts', 'Publishes what is due, purges the trash'),
    ] as const;
    grantTableWrite(parts[1], table);
    grantAudit(parts[1], audit);
    grantContentWrite(parts[0], content, 'articles/*');
    for (const fn of parts) {
      grantContentRead(fn, content, 'articles/*');
      grantContentDelete(fn, content, 'articles/*');
    }
    sweepEvery(this, 'ArticleSchedule', 1, parts[1]);
  }

  private notifications(): void {
    this.managed('notifications', 'Notifications: of one person, to many');
    const offers = this.worker('WishlistOffers', 'notifications/offer.sweep.ts', 'Offers people what they wish');
    grantTableWrite(offers, this.props.data.table);
    sweepEvery(this, 'OfferSweep', 60, offers);
  }

  private aiTools(): void {
    this.managed('ai-tools', 'AI tools: list, show, count clicks, manage');
    this.trash('AiToolTrash', 'ai-tools/trash.sweep.ts');
  }

  private coaching(): void {
    this.managed('coaching', 'Coaching packages: list, show, manage');
    this.trash('CoachingTrash', 'coaching/trash.sweep.ts');
  }

  private inquiries(): void {
    const http = this.managed('inquiries', 'Inquiries: receive, answer');
    const outbox = this.worker(
      'InquiryOutbox',
      'inquiries/outbox.sweep.ts',
      'Mails what an inquiry left in the outbox',
    );
    grantTableWrite(outbox, this.props.data.table);
    for (const fn of [http, outbox]) grantMail(fn, this.mailer);
    sweepEvery(this, 'InquirySweep', 1, outbox);
  }

  /** Purges, every hour, what a domain's trash has kept long enough. */
  private trash(id: string, entry: string): void {
    const fn = this.worker(id, entry, 'Purges what the trash has kept for 30 days');
    grantTableWrite(fn, this.props.data.table);
    grantAudit(fn, this.props.data.audit);
    sweepEvery(this, `${id}Sweep`, 60, fn);
  }

  /** A domain whose things admins manage: the table, and a row of the log for every act. */
  private managed(name: DomainName, description: string): DomainFunction {
    const fn = this.domain(name, description);
    grantTableWrite(fn, this.props.data.table);
    grantAudit(fn, this.props.data.audit);
    return fn;
  }

  /** A domain's HTTP function, routed by its part of the contract, or by `endpoints` of it. */
  private domain(name: DomainName, description: string, endpoints: Record<string, Endpoint> = apis[name]) {
    const fn = this.worker(name[0]?.toUpperCase() + name.slice(1), `${name}/handler.ts`, description);
    this.site.serve(name, Object.values(endpoints), fn);
    return fn;
  }

  private worker(id: string, entry: string, description: string, memory?: number): DomainFunction {
    const bundle = bundleFolder(this.props.bundles, entry);
    return new DomainFunction(this, id, { bundle, description, environment: this.everywhere(), memory });
  }

  /** Settings every function has. */
  everywhere(): Partial<Record<EnvKey, string>> {
    const { config, auth, data } = this.props;
    return {
      table: data.table.tableName,
      userPool: auth.accounts.pool.userPoolId,
      userPoolClient: auth.accounts.client.userPoolClientId,
      jwksUri: auth.jwksUri,
      siteUrl: config.siteUrl,
      originSecret: data.originSecret.secretValue.unsafeUnwrap(),
      rateLimits: JSON.stringify(config.rateLimits),
    };
  }
}
