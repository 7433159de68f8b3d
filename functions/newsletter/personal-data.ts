import { isEmailVerified } from '#functions/accounts/public.ts';
import type { Person, PersonalData } from '#lib/person/personal-data.ts';
import { findRegistrationOptIn, forgetRegistrationOptIn } from './registration-opt-in.repo.ts';
import { type Owner, removeSubscription, subscriptionOf } from './subscriber/own-subscription.ts';

const ownerOf = async ({ id, subject, email }: Person): Promise<Owner> => ({
  user_id: id,
  email,
  isProven: await isEmailVerified(subject),
});

export const personalSubscription = async (person: Person) => subscriptionOf(await ownerOf(person));

export const personalData: PersonalData = {
  entities: ['registration-opt-in', 'subscriber', 'newsletter-recipient', 'newsletter-batch'],
  async exportOf(person) {
    const [optIn, owner] = await Promise.all([findRegistrationOptIn(person.id), ownerOf(person)]);
    const subscription = await subscriptionOf(owner);
    return {
      newsletter_registration: optIn ? [{ interests: optIn.interests, email: optIn.email, at: optIn.at }] : [],
      newsletter_subscriptions: subscription ? [subscription] : [],
    };
  },
  /** The opt-in goes first: a subscription created from it in the meantime is removed in the second step. */
  async deleteOf(person) {
    await forgetRegistrationOptIn(person.id);
    await removeSubscription(await ownerOf(person));
  },
};
