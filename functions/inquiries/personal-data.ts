import { isEmailVerified } from '#functions/accounts/public.ts';
import type { PersonalData } from '#lib/person/personal-data.ts';
import type { StoredInquiry } from './inquiry.repo.ts';
import { allSentBy, forgetSentBy } from './sender.repo.ts';

/** What somebody wrote, and what they were answered. Not what admins noted for themselves. */
const sentInquiry = ({ list: _, notes: __, updated_at: ___, revision: ____, replies, ...written }: StoredInquiry) => ({
  ...written,
  replies: replies.map(({ message, at }) => ({ message, at })),
});

/** Anybody can enter any address into a form: an inquiry belongs to an account only when its address is verified. */
export const personalData: PersonalData = {
  entities: ['inquiry', 'inquiry-search', 'inquiry-sender'],
  async exportOf({ subject, email }) {
    const sent = (await isEmailVerified(subject)) ? await allSentBy(email) : [];
    return { inquiries: sent.map(sentInquiry) };
  },
  async deleteOf({ subject, email }) {
    if (await isEmailVerified(subject)) await forgetSentBy(email);
  },
};
