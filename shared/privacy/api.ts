import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });

const noPassword = 'Please enter your password';

export const privacyApi = {
  exportUser: endpoint({
    method: 'GET',
    path: '/user/export',
    auth: 'user',
    summary: 'Everything stored about the caller, as JSON',
    response: z.record(z.string(), z.unknown()),
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/user',
    auth: 'user',
    summary: 'Deletes the account; requires the password',
    body: z.object({ password: z.string(noPassword).min(1, noPassword).max(256) }),
    response: Done,
    rateLimit: 'auth',
  }),
};
