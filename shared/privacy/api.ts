import * as z from 'zod';
import { Done as Deleted } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ExportFiles } from './export-files.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });

const noPassword = 'Please enter your password';

export const privacyApi = {
  exportUser: endpoint({
    method: 'GET',
    path: '/user/export',
    auth: 'user',
    summary: 'Everything stored about the caller, as JSON; 202 with a message when it has to be written to files first',
    response: z.record(z.string(), z.unknown()),
  }),
  exportFiles: endpoint({
    method: 'GET',
    path: '/user/export-files',
    auth: 'user',
    summary: "The caller's large export: whether it is ready, and of how many files it is",
    response: ExportFiles,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/user/export-files/{file}',
    auth: 'user',
    summary: "A link to a file of the caller's export, counted from 1; it works for a minute",
    response: z.object({ url: z.string() }),
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
