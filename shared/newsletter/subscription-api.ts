import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { NewsletterStatus, OwnSubscription, Preferences, PreferencesEdit, PublicSubscription } from './subscriber.ts';

/** The newsletter whose link it was; anything else is ignored, because nobody may fail to leave for a bad hint. */
const FromNewsletter = z.object({ newsletter: z.string().max(60).optional().catch(undefined) });

/** Calls of visitors and readers for their subscription. */
export const subscriptionApi = {
  subscribePublic: endpoint({
    method: 'POST',
    path: '/newsletter/subscribe-public',
    auth: 'none',
    summary: 'Starts the double opt-in; the response does not reveal whether the address is known',
    body: PublicSubscription,
    response: Done,
    rateLimit: 'inquiry',
  }),
  getStatus: endpoint({
    method: 'GET',
    path: '/newsletter/status',
    auth: 'user',
    summary: "Whether the account's address gets the newsletter",
    response: NewsletterStatus,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter/subscribe',
    auth: 'user',
    summary: "Subscribes the account's address: at once when it is verified, otherwise by double opt-in",
    body: OwnSubscription,
    response: Done,
    rateLimit: 'inquiry',
  }),
  confirm: endpoint({
    method: 'GET',
    path: '/newsletter/confirm/{token}',
    auth: 'none',
    summary: 'Confirms a subscription; called by the page behind the mailed link',
    response: Done.extend({ subscriber_id: z.string() }),
  }),
  openUnsubscribe: endpoint({
    method: 'GET',
    path: '/newsletter/unsubscribe/{subscriberId}',
    auth: 'none',
    summary: 'Redirects mail programs that only open the link to the page; changes nothing',
    query: FromNewsletter,
    status: 302,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/newsletter/unsubscribe/{subscriberId}',
    auth: 'none',
    summary: 'Ends a subscription by its signed id; any body, including RFC 8058 one-click; idempotent',
    query: FromNewsletter,
    response: Done,
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/newsletter/preferences/{subscriberId}',
    auth: 'none',
    summary: 'A subscription by its signed id',
    response: Preferences,
  }),
  editPreferences: endpoint({
    method: 'PUT',
    path: '/newsletter/preferences/{subscriberId}',
    auth: 'none',
    summary: 'Changes the interests of a subscription',
    body: PreferencesEdit,
    response: Done.extend({ preferences: Preferences }),
  }),
};
