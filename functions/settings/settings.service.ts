import type { SignedIn } from '#lib/actor.ts';
import { wholeSite } from '#lib/edge/shown-at.ts';
import { conflict } from '#lib/errors.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { given } from '#lib/managed/thing.ts';
import { PublicSettings, type Settings, type SettingsEdit } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';
import { findSettings, toSettings } from './settings.repo.ts';

const theOne = 'settings';

/** The settings as operators manage them: a single thing, which exists before anybody has saved it. */
const settings = managed({
  entity: SettingsEntity,
  noun: theOne,
  field: 'settings',
  name: () => 'Settings',
  view: () => toSettings,
  // The operator's addresses stand on most pages.
  shownAt: () => [wholeSite],
  logged: toSettings,
  blank: async (id) => ({ id, values: {}, revision: 0, updated_at: '' }),
});

/** Only the fields that visitors may see. */
export const publicSettings = async (): Promise<PublicSettings> => PublicSettings.parse(await findSettings());

/** Whether somebody has a second factor, by the token's subject. Passed in: settings know nobody. */
export type HasSecondFactor = (subject: string) => Promise<boolean>;

const withoutOne = 'Set up your own second factor first. Otherwise this would lock you out of the back-office.';

export async function editSettings(
  writer: SignedIn,
  { revision, ...fields }: SettingsEdit,
  hasSecondFactor: HasSecondFactor,
): Promise<Saved<'settings', Settings>> {
  const before = await settings.mustBe(theOne, revision);
  const turnsOn = fields.require_second_factor === true && !toSettings(before).require_second_factor;
  if (turnsOn && !(await hasSecondFactor(writer.subject))) throw conflict(withoutOne);
  const values = { ...before.values, ...given<Settings>(fields) };
  const after = await settings.save(writer, 'updated', before, { values });
  return saved('settings', 'Settings updated successfully', toSettings(after));
}
