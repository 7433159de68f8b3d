import { newsletterInterests } from '#shared/newsletter/interests.ts';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { InterestChoice } from '../../interest-choice.tsx';

export interface ImportInterestsProps extends PickedBinding<readonly string[]> {
  readonly label: string;
}

const choices = newsletterInterests.map(({ value }) => value);

/** Interests that everybody in a file gets besides their own. */
export const ImportInterests = ({ label, id, value: chosen, onChange }: ImportInterestsProps) => (
  <div id={id}>
    <p aria-hidden="true" className="text-14 font-strong">
      {label}
    </p>
    <InterestChoice
      legend={label}
      choices={choices}
      chosen={chosen}
      onToggle={(interest) =>
        onChange(chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest])
      }
    />
  </div>
);
