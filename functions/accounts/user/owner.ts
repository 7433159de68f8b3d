import type { Manager } from '#lib/actor.ts';
import { forbidden } from '#lib/errors.ts';
import type { Role } from '#shared/accounts/role.ts';

/** Whoever changes an owner, or makes one, is an owner. */
export function requireOwner({ areas }: Manager, ...concerned: readonly Role[]): void {
  if (concerned.includes('owner') && !areas.includes('owner'))
    throw forbidden('Only an owner can do this, because it is about an owner');
}
