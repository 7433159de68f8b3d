import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { liveUser } from './user.service.ts';

export const userRoutes = [route(api.me, ({ actor }) => liveUser(actor))];
