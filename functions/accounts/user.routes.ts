import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { noSessionCookie } from './session.cookie.ts';
import { liveUser } from './user.service.ts';

// What asks every domain, and is asked for once in a life, is loaded then.
export const userRoutes = [
  route(api.me, ({ actor }) => liveUser(actor)),
  route(api.exportUser, async ({ actor, reply }) => {
    const { exportAccount } = await import('./export.service.ts');
    reply.header('content-disposition', 'attachment; filename="account-export.json"');
    return exportAccount(actor);
  }),
  route(api.deleteUser, async ({ actor, body, request, reply }) => {
    const { deleteAccount } = await import('./deletion.service.ts');
    await deleteAccount(actor, body.password, request.address);
    reply.cookie(noSessionCookie);
    return { success: true as const, message: 'Your account has been deleted' };
  }),
];
