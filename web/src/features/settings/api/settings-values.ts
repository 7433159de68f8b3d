import type { Settings, SettingsEdit } from '#shared/settings/settings.ts';

/** The form of the settings: flat, numbers as they are typed. */
export const settingsValues = ({ advertise, wishlist_offer, ...settings }: Settings) => ({
  support_email: settings.support_email,
  operator_email: settings.operator_email,
  postal_address: settings.postal_address,
  time_zone: settings.time_zone,
  subscribers: advertise.subscribers,
  open_rate: advertise.open_rate,
  click_through: advertise.click_through,
  percent: String(wishlist_offer.percent),
  hours: String(wishlist_offer.hours),
  sender_rate: String(settings.sender_rate),
  require_second_factor: settings.require_second_factor,
});
export type SettingsValues = ReturnType<typeof settingsValues>;

/** The form as it is sent. */
export const settingsOf = (
  { subscribers, open_rate, click_through, percent, hours, sender_rate, ...same }: SettingsValues,
  revision: number,
): SettingsEdit => ({
  ...same,
  advertise: { subscribers, open_rate, click_through },
  wishlist_offer: { percent: Number(percent), hours: Number(hours) },
  sender_rate: Number(sender_rate),
  revision,
});
