import * as z from 'zod';
import { Text } from '../kernel/text.ts';

const email = z.email('Enter a valid email address').max(254, 'Use at most 254 characters');

/** Also true for names that are aliases, such as `Asia/Kolkata`, which no list of zones holds. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What the advertise page claims. Free text, because an operator writes "5,000+". */
const AdvertiseFigures = z.object({ subscribers: Text(20), open_rate: Text(20), click_through: Text(20) });

/** What visitors may see of the settings. */
export const PublicSettings = z.object({
  support_email: email,
  /** Several lines; stands in mails and in the imprint. */
  postal_address: Text(400),
  /** IANA name; days and hours of the statistics follow it. */
  time_zone: Text(60).refine(isTimeZone, 'Choose a time zone such as UTC or Europe/Berlin'),
  advertise: AdvertiseFigures,
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** What an operator may change while the shop runs: one of them. */
export const Settings = PublicSettings.extend({
  /** Where inquiries are mailed. */
  operator_email: email,
  /** Percent that the daily offer takes off a wish, and the hours it lives. */
  wishlist_offer: z.object({
    percent: z.number().int().min(1, 'Use 1 to 90 percent').max(90, 'Use 1 to 90 percent'),
    hours: z.number().int().min(1, 'Use 1 to 720 hours').max(720, 'Use 1 to 720 hours'),
  }),
  /** Newsletter mails a second, at most. */
  sender_rate: z.number().int().min(1, 'Use 1 to 500').max(500, 'Use 1 to 500'),
  revision: z.number().int(),
});
export type Settings = z.infer<typeof Settings>;

/** A change names the revision it was made from; groups that are left out stay. */
export const SettingsEdit = Settings.partial().extend({ revision: z.number().int() });
export type SettingsEdit = z.infer<typeof SettingsEdit>;

/** What holds until an operator says otherwise. */
export const defaultSettings: Settings = {
  support_email: 'support@rampart.example',
  operator_email: 'support@rampart.example',
  postal_address: 'Rampart Press\nAddress to be set by the operator',
  time_zone: 'UTC',
  advertise: { subscribers: '5,000+', open_rate: '45%', click_through: '12%' },
  wishlist_offer: { percent: 15, hours: 48 },
  sender_rate: 10,
  revision: 0,
};
