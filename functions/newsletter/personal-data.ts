import type { Person, PersonalData } from '#lib/person/personal-data.ts';
import { isEmailVerified } from '../accounts/public.ts';
import { findNewsletterWish, forgetNewsletterWish } from './newsletter-wish.repo.ts';
import { type Owner, removeSubscription, subscriptionOf } from './subscriber/own-subscription.ts';

const ownerOf = async ({ id, subject, email }: Person): Promise<Owner> => ({
  user_id: id,
  email,
  isProven: await isEmailVerified(subject),
});

export const personalData: PersonalData = {
  entities: ['newsletter-wish', 'subscriber'],
  async exportOf(person) {
    const [wish, owner] = await Promise.all([findNewsletterWish(person.id), ownerOf(person)]);
    const subscription = await subscriptionOf(owner);
    return {
      newsletter_wishes: wish ? [{ interests: wish.interests, email: wish.email, at: wish.at }] : [],
      newsletter_subscriptions: subscription ? [subscription] : [],
    };
  },
  /** The wish goes first: what is taken up from it meanwhile is removed with the subscription. */
  async deleteOf(person) {
    await forgetNewsletterWish(person.id);
    await removeSubscription(await ownerOf(person));
  },
};
