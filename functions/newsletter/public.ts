/** What other domains may ask of the newsletter. */
export { removeSubscription, subscriptionOf } from './own-subscription.ts';
export { subscriberSummary as newsletterFigures } from './subscriber.figures.ts';
