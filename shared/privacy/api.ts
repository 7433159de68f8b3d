import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });

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
    body: z.object({ password: z.string().min(1, 'Please enter your password').max(256) }),
    response: Done,
    rateLimit: 'auth',
  }),
};
