import type { FigurePeriod } from '#shared/analytics/figures.ts';
import { periods } from '#web/lib/figures/use-period.ts';
import { RadioGroup } from '../ui/form/radio-group.tsx';

export interface PeriodChoiceProps {
  /** Of the radio buttons: unique on the page. */
  readonly name: string;
  readonly period: FigurePeriod;
  readonly onChoose: (period: FigurePeriod) => void;
}

/** How many days figures are about. */
export const PeriodChoice = ({ name, period, onChoose }: PeriodChoiceProps) => (
  <RadioGroup
    legend="Days"
    name={name}
    look="segments"
    columns="repeat(3, 4.5rem)"
    options={periods.map((value) => ({ value, label: value }))}
    value={period}
    onChange={onChoose}
  />
);
