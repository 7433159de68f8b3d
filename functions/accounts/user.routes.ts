import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { deleteAccount } from './deletion.service.ts';
import { exportAccount } from './export.service.ts';
import { noSessionCookie } from './session.cookie.ts';
import { liveUser } from './user.service.ts';

export const userRoutes = [
  route(api.me, ({ actor }) => liveUser(actor)),
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
