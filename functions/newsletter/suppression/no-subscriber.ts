/** The audit target for an address that never subscribed. */
export const noSubscriber = 'newsletter-suppression';
