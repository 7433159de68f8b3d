import * as z from 'zod';
import { Done as Deleted } from '../kernel/answer.ts';
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
  adminDeleteUser: endpoint({
    method: 'DELETE',
    path: '/admin/users/{id}',
    auth: 'admin',
    summary: 'Deletes an account as its owner would; 409 for the own one and the last active admin',
    response: Deleted,
  }),
};
