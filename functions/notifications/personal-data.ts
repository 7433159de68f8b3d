import type { PersonalData } from '#lib/person/personal-data.ts';
import { exportNotifications } from './export.service.ts';
import { forgetNotifications } from './notification.repo.ts';

export const personalData: PersonalData = {
  entities: ['notification', 'broadcast-receipt', 'offer'],
  exportOf: async ({ id }) => ({ ...(await exportNotifications(id)) }),
  deleteOf: ({ id }) => forgetNotifications(id),
};
