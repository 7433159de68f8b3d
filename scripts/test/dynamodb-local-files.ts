/**
 * The integration tests that a CI server runs a second time, on AWS's own DynamoDB Local, each with the table behaviour
 * in which the embedded store might differ: conditions, transactions and pages. A full run repeats all of them.
 */
const reasons: Readonly<Record<string, string>> = {
  'catalog/admin-ebook-list': 'pages of an index, by a cursor',
  'catalog/admin-ebook': 'a write of an old revision is refused with what is stored',
  'commerce/admin-order': 'pages; a refund that ten press at once is sent once',
  'ai-tool': 'a slug and its thing in one transaction',
  'articles/article': 'versions, revisions and slugs in one transaction',
  'commerce/checkout-code': 'the last use of a code goes to one of many',
  'commerce/checkout': 'a free book that is asked for ten times at once is given once',
  'accounts/deletion': 'the last admin stays, also when two leave at once; an interrupted deletion is completed',
  figures: 'sums that are kept by the transactions which change them',
  'inquiries/inquiry': 'pages; an inquiry and its outbox item in one transaction',
  'library/highlight': 'pages by a key; one of many equal writers inserts, and the count stays right',
  'library/library': 'ownership is granted once and taken by the order that gave it',
  'newsletter/mail-feedback': 'a suppression is lifted once when two press at once',
  'commerce/open-checkout': 'one open order survives twenty checkouts at once',
  'commerce/order': 'pages; a request is taken once from ten at once',
  'accounts/password-change': 'one of two changes at once wins',
  'commerce/payment': 'webhook, polls and reconciler settle an order once',
  'catalog/rating': 'sums and counts of many writers at once',
  'library/reading': 'the last of many writers stays',
  'accounts/registration': 'an address is taken by one of ten; an interrupted one is resumed',
  'accounts/reset': 'a code is used once, and fifteen tries at once are five',
  settings: 'versions; pages of the log',
  'commerce/webhook': 'an event is processed once, however many copies arrive at once',
  'library/wishlist': 'sixty writers at once lose nothing, and none passes the limit',
};

export const onDynamodbLocal: readonly string[] = Object.keys(reasons).map(
  (name) => `test/integration/${name}.test.ts`,
);
