import { interestLabel } from '#shared/newsletter/interests.ts';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';

export interface InterestChoiceProps {
  readonly legend: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (interest: string) => void;
}

/** Topics to choose from, none of them required. */
export const InterestChoice = ({ legend, choices, chosen, onToggle }: InterestChoiceProps) => (
  <fieldset className="grid xs:grid-cols-2">
    <legend className="sr-only">{legend}</legend>
    {choices.map((interest) => (
      <Checkbox
        key={interest}
        label={interestLabel(interest)}
        checked={chosen.includes(interest)}
        onChange={() => onToggle(interest)}
      />
    ))}
  </fieldset>
);
