import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { defaultSettings, Settings } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';

/** The settings as they are now; one read. */
export async function findSettings(): Promise<Settings> {
  const { data } = await SettingsEntity.get({}).go({ consistent: true });
  if (!data) return defaultSettings;
  return Settings.parse({ ...defaultSettings, ...data.values, version: data.version });
}

/** Part of a transaction: refused when `version` is no longer what is stored. */
export function replaceSettingsItem({ version: after, ...values }: Settings, version: number): TransactItem {
  const item = SettingsEntity.put({ values, version: after, updated_at: nowIso() });
  return {
    Put: item
      .where((stored, { eq, notExists }) => (version === 0 ? notExists(stored.version) : eq(stored.version, version)))
      .params(),
  };
}
