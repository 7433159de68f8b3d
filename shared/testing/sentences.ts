/* What the API says about wrong input: every sentence that a schema of the contract can answer with. */

/** Where a specification or the shop's own form has a sentence for a field that is empty or missing. */
export const whenMissing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /auth/register': { name: 'Name is required', email: 'Please enter your email address' },
  'POST /auth/login, POST /auth/admin-login': {
    email: 'Please enter your email address',
    password: 'Please enter your password',
  },
  'POST /auth/request-password-reset': { email: 'Please enter your email address' },
  'POST /auth/reset-password-code': {
    email: 'Please fill in all fields',
    code: 'Please fill in all fields',
    new_password: 'Please fill in all fields',
  },
  'POST /auth/reset-password': {
    token: 'Invalid reset link',
    new_password: 'Password must be at least 6 characters long',
  },
  'POST /auth/verify-email': { token: 'Invalid verification link' },
  'POST /auth/change-password': { old_password: 'Please enter your current password' },
  'DELETE /user': { password: 'Please enter your password' },
  'PUT /ebooks/{id}/rating': { rating: 'Rate from 1 to 5' },
  'POST /newsletter/subscribe-public': { email: 'Email address is required.' },
  'POST /contact/advertise': {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    company: 'Please enter your company',
    message: 'Please write a message',
  },
  'POST /contact/general': {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please enter a subject',
    message: 'Please write a message',
  },
  'POST /contact-form': {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    message: 'Please write a message',
  },
  'POST /admin/uploads': {
    filename: 'Name the file',
    content_type: 'Choose a PNG, JPEG or WebP picture',
    size: 'The file is empty',
  },
  'POST /admin/orders/{id}/decline-refund': { note: 'Please tell the buyer why' },
  'POST /admin/inquiries/{id}/reply': { message: 'Please write a message' },
  'POST /admin/ai-tools': {
    name: 'Please fill in required fields',
    description: 'Please fill in required fields',
    detailed_description: 'Please fill in required fields',
  },
  'POST /admin/articles': {
    title: 'Please fill in title, content, and select an author',
    content: 'Please fill in title, content, and select an author',
  },
  'POST /admin/author-profiles': {
    name: 'Please fill in name and email',
    email: 'Please fill in name and email',
  },
  'POST /admin/coaching-packages': { title: 'Please fill in title and price', price: 'Please fill in title and price' },
  'POST /admin/newsletters': {
    subject: 'Please fill in subject and content',
    content: 'Please fill in subject and content',
  },
  'POST /admin/frameworks': {
    name: 'Please fill in name and description',
    description: 'Please fill in name and description',
  },
  'POST /admin/discounts': { name: 'Please fill in name and value', value: 'Please fill in name and value' },
  'POST /admin/subscription-plans': { name: 'Please fill in name and value', value: 'Please fill in name and value' },
  'POST /admin/payment-gateways': {
    name: 'Please fill in name and API key',
    apiKey: 'Please fill in name and API key',
  },
  'POST /admin/notifications': { title: 'Please fill in the title', message: 'Please fill in the message' },
  'PUT /admin/ebooks/{id}': { title: 'Title is required' },
  'PUT /admin/legal/{page}': { title: 'Please fill in the title', html: 'Please fill in the text' },
};

/** Everything else that a schema says. */
export const sentences: readonly (string | RegExp)[] = [
  'This field is required',
  'Must be text',
  'Must be a number',
  'Must be a whole number',
  'Must be true or false',
  'Must be a list',
  'Must be an object',
  'Choose one of the options',
  'Not a valid id',
  'Not a valid key',
  'Type at least 2 characters',
  'Select some text',
  'Must be within the text',
  'Must not contain line breaks',
  'Must not contain control characters',
  'Please enter a valid email address',
  'Enter a valid email address',
  'Password should be at least 6 characters long',
  'Password must be at most 256 characters long',
  'Password must not begin or end with a space or contain line breaks',
  'The code has 6 digits',
  'Use 3 to 40 letters, digits and hyphens',
  'Name the items of the cart',
  'A cart holds at most 50 items',
  'Name at least one line',
  'Choose a date and time',
  'Choose a time zone such as UTC or Europe/Berlin',
  'Use a date and time such as 2026-12-01T00:00:00Z',
  'Use a date such as 2026-12-01',
  'Enter a link that starts with https://',
  'Enter a link that starts with https://, or a file of this site',
  'Use an image of this site, such as /files/…',
  'Name the file',
  'Choose a PNG, JPEG or WebP picture',
  'Choose a picture of at most 5 MB',
  'The file is empty',
  'Use lower-case letters, digits and single hyphens',
  'Must be the path of a page',
  'Must be between 0 and 1',
  'Must be between 1 and 100',
  'Must not be negative',
  'Must not be empty',
  'A rating is between 0 and 5',
  'A tag must not be empty',
  'At most 12 tags',
  'Choose at most 20',
  'Please fill in the feature',
  'Reading time must be between 1 and 60 minutes',
  'Regulatory source is required',
  'Use 0 or more',
  'Use 1 to 90 percent',
  'Use 1 to 720 hours',
  'Use 1 to 100 percent',
  'Use 1 to 500',
  'Use a whole number',
  'Use at least 1',
  'Use at most 20 features',
  'Use at most 20 images',
  'Use at most two decimal places',
  'Use at most 100 KB: mail programs cut longer mails off',
  /^Must be at (most|least) \d+( characters?)?( long)?$/,
  /^Must have at (most|least) \d+ (entry|entries)$/,
  /^Use at most [\d,]+( characters)?$/,
];

/** What services say about fields that are well formed. */
const ofServices: readonly string[] = [
  'Invalid reset link. It may have expired or been used. Please ask for a new one.',
  'Invalid verification link. It may have expired. Please ask for a new one.',
  'Password is too weak. Please choose a stronger password.',
  'Your current password is not correct',
  'Your cart is empty',
];

const specified = new Set(Object.values(whenMissing).flatMap((fields) => Object.values(fields)));
export const isKnownSentence = (said: string): boolean =>
  specified.has(said) ||
  ofServices.includes(said) ||
  sentences.some((known) => (typeof known === 'string' ? known === said : known.test(said)));
