import type { Manager } from '#lib/actor.ts';
import { forbidden } from '#lib/errors.ts';
import type { UploadPurpose } from '#shared/uploads/upload-problems.ts';

/** Pictures belong to whoever writes content; everything else is for admins. */
export function mustBeAllowed({ areas }: Pick<Manager, 'areas'>, purpose: UploadPurpose): void {
  if (purpose !== 'picture' && !areas.includes('admin')) throw forbidden('Your role does not include this');
}
