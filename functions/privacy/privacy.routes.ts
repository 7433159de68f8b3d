import { noSessionCookie } from '#functions/accounts/public.ts';
import { route } from '#lib/http/route.ts';
import { privacyApi as api } from '#shared/privacy/api.ts';
import { deleteAccount } from './deletion.service.ts';
import { exportAccount } from './export.service.ts';

export const privacyRoutes = [
  route(api.exportUser, ({ actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="account-export.json"');
    return exportAccount(actor);
  }),
  route(api.deleteUser, async ({ actor, body, request, reply }) => {
    await deleteAccount(actor, body.password, request.address);
    reply.cookie(noSessionCookie);
    return { success: true as const, message: 'Your account has been deleted' };
  }),
];
