import type { Writer } from '#lib/actor.ts';
import { below, everywherePublic } from '#lib/edge/shown-at.ts';
import type { Origin } from '#lib/managed/acts.ts';
import { managedWithTrash } from '#lib/managed/managed.ts';
import type { CoachingPackageEdit, CoachingPackageInput } from '#shared/coaching/coaching-package.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import { href } from '#shared/pages/href.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { CoachingPackageEntity, packageList } from './coaching-package.entity.ts';
import { toAdminPackage } from './coaching-package.view.ts';

/** The packages as admins manage them. There are no drafts: what is not in the trash is public. */
export const coachingPackages = managedWithTrash({
  entity: CoachingPackageEntity,
  noun: 'coaching package',
  field: 'coaching_package',
  id: 'coachingPackage',
  name: ({ title }) => title,
  view: () => toAdminPackage,
  shownAt: ({ id, list }) =>
    list === 'current'
      ? [...everywherePublic, below(href('coaching')), below('/api/coaching-packages'), imagePath('coaching', id)]
      : [],
  logged: ({ list: _, listed_at: __, price, ...fields }) => ({ ...fields, price: toDollars(price) }),
  list: packageList,
  trash: { inList: (list) => CoachingPackageEntity.query.inListByTime({ list }), order: 'created' },
});

export const createPackage = (writer: Writer, input: CoachingPackageInput, origin?: Origin) =>
  coachingPackages.create(writer, { ...input, price: toCents(input.price) }, origin);

export const editPackage = (writer: Writer, id: string, edit: CoachingPackageEdit) =>
  coachingPackages.edit(writer, id, { ...edit, price: edit.price === undefined ? undefined : toCents(edit.price) });
