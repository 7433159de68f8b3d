import { Button } from '#web/components/ui/action/button.tsx';

export interface PricingActsProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What an admin does with a discount or a plan. */
export const PricingActs = ({ name, onEdit, onDelete }: PricingActsProps) => (
  <div className="flex gap-1">
    <Button className="flex-none px-2.5!" variant="quiet" onClick={onEdit} aria-label={`Edit ${name}`}>
      Edit
    </Button>
    <Button className="flex-none px-2.5!" variant="quiet" onClick={onDelete} aria-label={`Delete ${name}`}>
      Delete
    </Button>
  </div>
);
