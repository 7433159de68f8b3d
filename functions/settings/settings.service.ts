import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { staleVersion } from '#lib/errors.ts';
import { saveVersion } from '#lib/table/save.ts';
import { PublicSettings, type Settings, type SettingsEdit } from '#shared/settings/settings.ts';
import { findSettings, replaceSettingsItem } from './settings.repo.ts';

/** Only the fields that visitors may see. */
export const publicSettings = async (): Promise<PublicSettings> => PublicSettings.parse(await findSettings());

export async function editSettings(
  actor: SignedIn,
  { revision, ...fields }: SettingsEdit,
): Promise<{ success: true; settings: Settings }> {
  const before = await findSettings();
  if (revision !== before.revision) throw staleVersion(before);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const settings: Settings = { ...before, ...given, revision: revision + 1 };
  const act = auditItem(actor, {
    action: 'settings.updated',
    target: { id: 'settings', name: 'Settings' },
    before,
    after: settings,
  });
  await saveVersion(replaceSettingsItem(settings, revision), [act], findSettings);
  return { success: true, settings };
}
