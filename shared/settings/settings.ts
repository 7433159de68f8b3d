import * as z from 'zod';
import { Text } from '../kernel/text.ts';

const email = z.email('Enter a valid email address').max(254, 'Use at most 254 characters');

/** Also true for aliases, such as `Asia/Kolkata`, which no list of zones contains. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Figures on the advertise page. Free text, because an operator writes "5,000+". */
const AdvertiseFigures = z.object({ subscribers: Text(20), open_rate: Text(20), click_through: Text(20) });

/** What visitors may see of the settings. */
export const PublicSettings = z.object({
  support_email: email,
  /** Several lines; used in mails and in the imprint. */
  postal_address: Text(400),
  /** IANA name; determines the days and hours of the statistics. */
  time_zone: Text(60).refine(isTimeZone, 'Choose a time zone such as UTC or Europe/Berlin'),
  advertise: AdvertiseFigures,
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** Settings that an operator can change at run time, stored as one item. */
export const Settings = PublicSettings.extend({
  /** Recipient of inquiries. */
  operator_email: email,
  /** Discount of the daily wishlist offer in percent, and its lifetime in hours. */
  wishlist_offer: z.object({
    percent: z.number().int().min(1, 'Use 1 to 90 percent').max(90, 'Use 1 to 90 percent'),
    hours: z.number().int().min(1, 'Use 1 to 720 hours').max(720, 'Use 1 to 720 hours'),
  }),
  /** Maximum number of newsletter mails per second. */
  sender_rate: z.number().int().min(1, 'Use 1 to 500').max(500, 'Use 1 to 500'),
  /** Whether the back-office is closed to staff without a second factor. */
  require_second_factor: z.boolean(),
  revision: z.number().int(),
});
export type Settings = z.infer<typeof Settings>;

/** A change names the revision it is based on; omitted groups keep their values. */
export const SettingsEdit = Settings.partial().extend({ revision: z.number().int() });
export type SettingsEdit = z.infer<typeof SettingsEdit>;

/** The operator's own addresses: the stage gives the first ones, because no default could be right. */
export type OperatorAddresses = Pick<Settings, 'support_email' | 'operator_email' | 'postal_address'>;

/** Used until an operator changes them. */
export const defaultSettings: Omit<Settings, keyof OperatorAddresses> = {
  time_zone: 'UTC',
  advertise: { subscribers: '5,000+', open_rate: '45%', click_through: '12%' },
  wishlist_offer: { percent: 15, hours: 48 },
  sender_rate: 10,
  require_second_factor: false,
  revision: 0,
};
