import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { defaultSettings, Settings } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';

/** The settings as they are now; one read. */
export async function findSettings(): Promise<Settings> {
  const { data } = await SettingsEntity.get({}).go({ consistent: true });
  if (!data) return defaultSettings;
  return Settings.parse({ ...defaultSettings, ...data.values, revision: data.revision });
}

/** Part of a transaction: refused when `revision` is no longer what is stored. */
export function replaceSettingsItem({ revision: after, ...values }: Settings, revision: number): TransactItem {
  const item = SettingsEntity.put({ values, revision: after, updated_at: nowIso() });
  return {
    Put: item
      .where((stored, { eq, notExists }) =>
        revision === 0 ? notExists(stored.revision) : eq(stored.revision, revision),
      )
      .params(),
  };
}
