/** Mail programs truncate longer mails and hide their end, including the unsubscribe link. */
export const mostContentBytes = 100_000;

/** The most that the HTML of a mail may have, in bytes: Gmail cuts it off a little above. */
export const mostMailBytes = 100_000;

/** Length of the excerpt on a newsletter's card, in characters. */
export const snippetLength = 100;

/** Length of the statement of how imported people agreed, in characters. */
export const longestStatement = 300;

/** Length of a subject, in characters. */
export const longestSubject = 200;

/** Length of what mail programs show beside the subject, in characters. */
export const longestPreheader = 150;

/** The most people that one call sends a test to. */
export const mostTestRecipients = 10;
