import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, notFound, staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { markListItem } from '#lib/table/list-mark.ts';
import { decideAgain, saveVersion } from '#lib/table/save.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { purgeMoment } from '#lib/trash.ts';
import type {
  AdminCoachingPackage,
  CoachingPackage,
  CoachingPackageEdit,
  CoachingPackageInput,
} from '#shared/coaching/coaching-package.ts';
import { toCents } from '#shared/kernel/money.ts';
import { findPackage, insertPackageItem, replacePackageItem, type StoredPackage } from './coaching-package.repo.ts';
import { auditFields, toAdminPackage, toPackage } from './coaching-package.view.ts';
import { currentPackages } from './packages.ts';

type Writer = Pick<Actor, 'id' | 'name'>;
interface Saved {
  readonly success: true;
  readonly message: string;
  readonly coaching_package: AdminCoachingPackage;
}
/** What a seed chooses of a package: it meets its own ones again by their ids. */
interface Origin {
  readonly id: string;
  readonly created_at: string;
}

const unknownPackage = () => notFound('Coaching package not found');
const answer = (message: string, stored: StoredPackage): Saved => ({
  success: true,
  message,
  coaching_package: toAdminPackage(stored),
});
const target = ({ id, title }: StoredPackage) => ({ id, name: title });

export async function getPackage(id: string): Promise<CoachingPackage> {
  const found = (await currentPackages()).find((each) => each.id === id);
  if (!found) throw unknownPackage();
  return toPackage(found);
}

/** One that is not in the trash. */
async function mustFind(id: string): Promise<StoredPackage> {
  const found = await findPackage(id);
  if (found?.list !== 'current') throw unknownPackage();
  return found;
}

/** Fields as they are stored: what follows from others again is left out. */
function stored({
  price,
  session_duration,
  difficulty_level,
  coaching_type,
  is_free,
  ...fields
}: CoachingPackageInput) {
  return {
    ...fields,
    price: toCents(price),
    session_duration: session_duration ?? undefined,
    difficulty_level: difficulty_level ?? undefined,
    coaching_type: coaching_type ?? undefined,
    is_free: is_free ?? undefined,
  };
}

const hereAndNow = (): Origin => ({ id: newId('coachingPackage'), created_at: nowIso() });

export async function createPackage(
  writer: Writer,
  input: CoachingPackageInput,
  { id, created_at } = hereAndNow(),
): Promise<Saved> {
  const times = { created_at, updated_at: created_at, listed_at: created_at };
  const item: StoredPackage = { ...stored(input), id, ...times, version: 1, list: 'current' };
  const act = auditItem(writer, { action: 'coaching_package.created', target: target(item), after: auditFields(item) });
  try {
    await transact([insertPackageItem(item), act, markListItem('coaching-packages')]);
  } catch (error) {
    throw error instanceof TransactionRefused ? conflict('This coaching package exists already.') : error;
  }
  return answer('Coaching package created successfully', item);
}

/** Puts `after` in the place of `before` with the row of who did it, or says who was faster. */
async function save(
  writer: Writer,
  action: `coaching_package.${string}`,
  before: StoredPackage,
  change: Partial<StoredPackage>,
): Promise<StoredPackage> {
  const after: StoredPackage = { ...before, ...change, version: before.version + 1, updated_at: nowIso() };
  const act = auditItem(writer, {
    action,
    target: target(after),
    before: auditFields(before),
    after: auditFields(after),
  });
  await saveVersion(replacePackageItem(after, before.version), [act, markListItem('coaching-packages')], async () => {
    const current = await findPackage(before.id);
    return current && toAdminPackage(current);
  });
  return after;
}

/** What a change says; null takes an override back. */
function changes({ price, ...fields }: Omit<CoachingPackageEdit, 'version'>): Partial<StoredPackage> {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value ?? undefined]],
  );
  return { ...Object.fromEntries(given), ...(price !== undefined && { price: toCents(price) }) };
}

export async function editPackage(
  writer: Writer,
  id: string,
  { version, ...fields }: CoachingPackageEdit,
): Promise<Saved> {
  const before = await mustFind(id);
  if (version !== before.version) throw staleVersion(toAdminPackage(before));
  const after = await save(writer, 'coaching_package.updated', before, changes(fields));
  return answer('Coaching package updated successfully', after);
}

/** Moves one to the trash, where it waits 30 days. */
export const deletePackage = (writer: Writer, id: string): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    const change = { list: 'trash', listed_at: purgeMoment(), deleted_at: nowIso() } as const;
    await save(writer, 'coaching_package.deleted', await mustFind(id), change);
    return { success: true, message: 'Coaching package deleted successfully' };
  });

/** Takes one out of the trash while it is kept. */
export const restorePackage = (writer: Writer, id: string): Promise<Saved> =>
  decideAgain(async () => {
    const before = await findPackage(id);
    if (!before) throw unknownPackage();
    if (before.list !== 'trash') throw conflict('This coaching package is not in the trash');
    if (before.listed_at <= nowIso()) throw unknownPackage();
    const change = { list: 'current', listed_at: before.created_at, deleted_at: undefined } as const;
    return answer('Coaching package restored', await save(writer, 'coaching_package.restored', before, change));
  });
