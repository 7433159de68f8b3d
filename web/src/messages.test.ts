import { describe, expect, it } from 'vitest';
import { saidBy, saidIn } from './said.test-support.ts';

/**
 * The catalogue of messages, verbatim, by the part of the site that shows them. Fails if a message's wording drifts or
 * nothing shows it any more.
 */
const catalogue: Readonly<Record<string, { readonly from: readonly string[]; readonly messages: readonly string[] }>> =
  {
    newsletter: {
      from: ['web/src/features/newsletter', 'shared/newsletter', 'functions/newsletter'],
      messages: [
        'Subscription failed. Please try again.',
        'Email address is required.',
        'Stay Informed',
        'Subscribing as',
        "You're Subscribed!",
        'Confirmation Failed',
        'Confirmation failed. The link may be invalid or expired.',
        'Unsubscribe failed. Please try again or contact support.',
        'Yes, Unsubscribe',
        'Keep My Subscription',
        'Try Again',
      ],
    },
    cart: {
      from: ['web/src/features/commerce', 'web/src/features/catalog', 'web/src/app', 'web/src/lib'],
      messages: [
        'Failed to calculate cart total',
        'Please sign in to add items to cart',
        'Item is already in your cart',
        'Please sign in to checkout',
        'Checkout failed. Please try again.',
        'Proceed to Checkout',
        'Sign in to checkout',
      ],
    },
    wishlist: {
      from: ['web/src'],
      messages: [
        'Failed to update wishlist',
        'Please log in to add items to your wishlist',
        'Removed from wishlist',
        'Added to wishlist',
        'Special Offer',
      ],
    },
    ebook: {
      from: ['web/src/features/catalog', 'web/src/features/commerce', 'web/src/app', 'web/src/lib'],
      messages: [
        'Ebook not found or failed to load',
        'Back to Marketplace',
        'Purchase failed. Please try again.',
        'Please sign in to purchase',
        'Please purchase this ebook first',
        'You need to purchase this item to download it',
        'Failed to download. Please try again.',
        'Show Extended Preview',
        'Link copied to clipboard!',
        'Get Free Ebook',
        'Add to Cart',
        'In Cart',
        'Buy Now',
        'My Dashboard',
      ],
    },
    marketplace: {
      from: ['web/src/features/catalog', 'web/src/app'],
      messages: ['No ebooks available yet', 'No ebooks match your search', 'Clear Filters', 'Sign in to purchase'],
    },
    payment: {
      from: ['web/src/features/commerce', 'web/src/app'],
      messages: [
        'Payment session expired. Please try again.',
        'Error verifying payment. Please contact support.',
        'Payment successful! You now have access to your ebook.',
      ],
    },
    accounts: {
      from: ['web/src/features/accounts', 'shared/accounts', 'functions/accounts'],
      messages: [
        'Authentication failed',
        'Failed to send password reset email',
        'Failed to reset password',
        'Invalid reset link',
        'Welcome back!',
        'Account created successfully!',
        'Password reset link and code have been sent to your email',
        'Password reset successfully! You can now sign in with your new password.',
        'Password changed successfully!',
        'Password should be at least 6 characters long',
        'Password must be at least 6 characters long',
        'Please enter your email address',
        'Please fill in all fields',
        'Passwords do not match',
        'New passwords do not match',
        'Password is too weak. Please choose a stronger password.',
        'Very Weak',
        'Invalid admin credentials',
        'Admin access granted!',
      ],
    },
    generator: {
      from: ['web/src/features/generation', 'shared/generation'],
      messages: [
        'Please fill in topic and regulatory source',
        'Generating...',
        'Ebook generated successfully!',
        'Failed to generate ebook: ',
        'Failed to upload training file',
      ],
    },
    articles: {
      from: ['web/src/features/articles', 'functions/articles', 'web/src/app'],
      messages: ['Failed to load articles', 'Blog post not found', 'Blog Post Not Found'],
    },
    'article management': {
      from: ['web/src/features/articles', 'shared/articles', 'functions/articles'],
      messages: [
        'Failed to update article',
        'Failed to create article',
        'Failed to delete article',
        'Failed to create author profile',
        'Article created successfully',
        'Article updated successfully',
        'Please fill in title, content, and select an author',
        'Please fill in required fields',
      ],
    },
    'AI tools': {
      from: ['web/src/features/ai-tools', 'web/src/app'],
      messages: ['No AI Tools Found', 'Check back soon for cutting-edge AI tools.', 'Featured Only', 'Visit Tool'],
    },
    subscriptions: {
      from: ['web/src/features/commerce', 'web/src/features', 'web/src/app'],
      messages: [
        'Please sign in to subscribe',
        'Subscription checkout coming soon!',
        '30-day money-back guarantee',
        'Most Popular',
      ],
    },
    inquiries: {
      from: ['web/src/features/inquiries', 'web/src/features/coaching', 'web/src/app', 'functions/inquiries'],
      messages: [
        'Failed to send inquiry. Please try again.',
        'Failed to send message. Please try again.',
        'Failed to submit inquiry. Please try again.',
        'Failed to load coaching packages',
        'Your advertising inquiry has been sent successfully!',
        'Your message has been sent successfully!',
        "Thank you! We'll contact you within 24 hours to discuss your coaching needs.",
        'Thank You',
        'Message Sent!',
      ],
    },
    notifications: {
      from: ['web/src/features/notifications', 'web/src/app'],
      messages: ['Discount code copied!', 'Maybe Later', 'Shop Now'],
    },
    'ebook management': {
      from: ['web/src/features/catalog', 'web/src/app', 'functions/catalog'],
      messages: [
        'Failed to fetch ebooks',
        'Failed to update ebook status',
        'Failed to unpublish all ebooks',
        'Failed to update ebook',
        'Failed to delete ebook',
        'Ebook updated successfully',
        'Ebook deleted successfully',
      ],
    },
    pricing: {
      from: ['web/src/features/commerce', 'shared/commerce'],
      messages: [
        'Failed to fetch pricing data',
        'Failed to update item',
        'Failed to create item',
        'Failed to delete item',
        'Discount created successfully',
        'Discount updated successfully',
        'Subscription created successfully',
        'Subscription updated successfully',
        'Item deleted successfully',
        'Are you sure you want to delete this item?',
        'Please fill in name and value',
      ],
    },
    users: {
      from: ['web/src/features/accounts', 'functions/accounts', 'functions/privacy'],
      messages: [
        'Failed to fetch users',
        'Failed to send welcome email',
        'Failed to update user status',
        'Failed to remove admin privileges',
        'Failed to promote user',
        'Failed to force password reset',
        'Failed to delete user',
        'Welcome email sent successfully',
        'User promoted to admin successfully',
        'Admin privileges removed successfully',
        'Password reset forced. User will be prompted to change password on next login.',
        'User deleted successfully',
        'Are you sure you want to delete this user?',
        'This action cannot be undone.',
      ],
    },
  };

it('finds texts however they are written in the source, but not in comments', () => {
  const source = `
    // Said by nobody
    /** Nor this */
    const one = 'Don\\'t panic'; const two = \`\${one} or more\`;
    export const Page = () => <p title="A title">{/* Nor that */}It&apos;s on
      two lines</p>;
  `;
  const said = saidBy(source);
  for (const text of ["Don't panic", 'or more', 'A title', "It's on two lines"]) expect(said).toContain(text);
  expect(said).not.toMatch(/Said by|Nor/);
});

describe.each(Object.entries(catalogue))('%s', (_, { from, messages }) => {
  const said = saidIn(from);
  it.each(messages)('has: %s', (message) => expect(said).toContain(message));
});
