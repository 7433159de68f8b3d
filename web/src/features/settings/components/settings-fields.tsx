import type { UseFormRegister } from 'react-hook-form';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';
import type { SettingsValues } from '../api/settings-values.ts';
import { TimeZones } from './time-zones.tsx';

export const settingsLabels = {
  support_email: 'Support address',
  operator_email: 'Operator address',
  postal_address: 'Postal address',
  time_zone: 'Time zone',
  subscribers: 'Subscribers',
  open_rate: 'Open rate',
  click_through: 'Click-through',
  percent: 'Percent off',
  hours: 'Valid for hours',
  sender_rate: 'Mails per second',
  require_second_factor: 'Staff need a second factor',
} as const satisfies Record<keyof SettingsValues, string>;

const labels = settingsLabels;
const mail = { type: 'email', inputMode: 'email', autoComplete: 'off' } as const;
const figure = { type: 'number', inputMode: 'numeric', min: 1 } as const;
const zoneList = 'time-zones';

export interface SettingsFieldsProps {
  readonly field: (name: keyof SettingsValues) => FieldBinding;
  readonly register: UseFormRegister<SettingsValues>;
}

/** The settings in groups, each field with what depends on it. */
export const SettingsFields = ({ field, register }: SettingsFieldsProps) => (
  <>
    <SectionCard title="Addresses">
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label={labels.support_email}
            {...mail}
            help="On the contact page, in legal texts and in mails"
            {...field('support_email')}
          />
          <Input
            label={labels.operator_email}
            {...mail}
            help="Gets what visitors send; nobody sees it"
            {...field('operator_email')}
          />
        </div>
        <Textarea
          label={labels.postal_address}
          rows={4}
          help="A line each. In the imprint, other legal texts and every newsletter"
          {...field('postal_address')}
        />
      </div>
    </SectionCard>
    <SectionCard title="Statistics">
      <Input
        label={labels.time_zone}
        list={zoneList}
        autoComplete="off"
        spellCheck={false}
        help="Such as UTC or Europe/Berlin. Days and hours of the statistics follow it"
        {...field('time_zone')}
      />
      <TimeZones id={zoneList} />
    </SectionCard>
    <SectionCard title="Advertise page">
      <p className="mb-4 text-muted">Figures about the newsletter, as they are shown there.</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Input label={labels.subscribers} help="Such as 5,000+" {...field('subscribers')} />
        <Input label={labels.open_rate} help="Such as 45%" {...field('open_rate')} />
        <Input label={labels.click_through} help="Such as 12%" {...field('click_through')} />
      </div>
    </SectionCard>
    <SectionCard title="Wishlist offer">
      <p className="mb-4 text-muted">
        Whoever has wished for an ebook for a day gets a code for one purchase, at most once in two weeks.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input label={labels.percent} {...figure} max={90} help="1 to 90" {...field('percent')} />
        <Input label={labels.hours} {...figure} max={720} help="1 to 720" {...field('hours')} />
      </div>
    </SectionCard>
    <SectionCard title="Newsletter">
      <Input
        label={labels.sender_rate}
        {...figure}
        max={500}
        help="1 to 500. Not above what the mail service allows"
        {...field('sender_rate')}
      />
    </SectionCard>
    <SectionCard title="Security">
      <Checkbox label={labels.require_second_factor} {...register('require_second_factor')} />
      <p className="mt-1 text-14 text-muted">
        Whoever has none is led to set it up before anything else in the back-office. You need one yourself to turn this
        on.
      </p>
    </SectionCard>
  </>
);
