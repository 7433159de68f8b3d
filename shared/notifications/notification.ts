import * as z from 'zod';

/** What a notification is about; the web links accordingly. */
export const notificationTypes = ['wishlist', 'promotion', 'other'] as const;

/** A notification as its recipient sees it: a personal one, or a broadcast that includes them. */
export const Notification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  notification_type: z.enum(notificationTypes),
  discount_code: z.string().nullable(),
  discount_percentage: z.number().nullable(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  shown_at: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;
