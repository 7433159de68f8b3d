import { noSessionCookie } from '#functions/accounts/public.ts';
import { compressed } from '#lib/http/compressed.ts';
import { RawResult } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { privacyApi as api } from '#shared/privacy/api.ts';
import { deleteUser } from './admin-deletion.service.ts';
import { deleteAccount } from './deletion.service.ts';
import { exportAccount, fitsAnswer, isLarge } from './export.service.ts';
import { askForExport, exportFiles, linkToFile } from './export-job.service.ts';

const deleted = 'Your account has been deleted';
const closed = 'Your account is closed. Removing everything that we stored about you goes on for some minutes.';

/** The answer to what is done later. */
const accepted = (message: string) =>
  new RawResult({
    statusCode: 202,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify({ success: true, message }),
  });

export const privacyRoutes = [
  route(api.exportUser, async ({ actor, request, reply }) => {
    if (await isLarge(actor)) return accepted(await askForExport(actor));
    const answer = compressed(await exportAccount(actor), request);
    if (!fitsAnswer(answer)) return accepted(await askForExport(actor));
    reply.header('content-disposition', 'attachment; filename="account-export.json"');
    return answer;
  }),
  route(api.exportFiles, ({ actor }) => exportFiles(actor)),
  route(api.exportFile, ({ actor, params }) => linkToFile(actor, Number(params.file))),
  route(api.deleteUser, async ({ actor, body, request, reply }) => {
    const isFinished = await deleteAccount(actor, body.password, request.address);
    reply.cookie(noSessionCookie);
    return { success: true as const, message: isFinished ? deleted : closed };
  }),
  route(api.adminDeleteUser, async ({ actor, params }) => {
    await deleteUser(actor, params.id);
    return { success: true as const, message: 'User deleted successfully' };
  }),
];
