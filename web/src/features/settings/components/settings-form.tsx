import type { Settings } from '#shared/settings/settings.ts';
import { PageForm } from '#web/components/form/page-form.tsx';
import { usePageForm } from '#web/lib/form/use-page-form.ts';
import { missingSettings } from '../api/missing-settings.ts';
import { type SettingsValues, settingsOf, settingsValues } from '../api/settings-values.ts';
import { MissingList } from './missing-list.tsx';
import { SettingsFields, settingsLabels } from './settings-fields.tsx';

export interface SettingsFormProps {
  readonly settings: Settings;
  /** Answers what is stored then; rejects if the server refuses, and the form keeps what was typed. */
  readonly onSave: (edit: ReturnType<typeof settingsOf>) => Promise<Settings>;
}

/** All settings in groups, and above them what public pages still miss. */
export function SettingsForm({ settings, onSave }: SettingsFormProps) {
  const form = usePageForm<Settings, SettingsValues>({
    item: settings,
    valuesOf: settingsValues,
    save: (values, revision) => onSave(settingsOf(values, revision)),
    fallback: 'Failed to update settings',
  });
  return (
    <div className="grid max-w-200 gap-5">
      <MissingList missing={missingSettings(settings)} idOf={form.idOf} />
      <PageForm form={form} labels={settingsLabels}>
        <SettingsFields field={form.field} register={form.register} />
      </PageForm>
    </div>
  );
}
