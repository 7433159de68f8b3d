import { type SubmitEvent, useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

export interface BulkPriceFormProps {
  readonly isBusy: boolean;
  readonly onSet: (price: number) => void;
  readonly onCancel: () => void;
}

/** The price that many ebooks are to have. Carts and later orders follow it; paid orders keep theirs. */
export function BulkPriceForm({ isBusy, onSet, onCancel }: BulkPriceFormProps) {
  const [price, setPrice] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSet(Number(price));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Input
        id="bulk-price"
        label="Price"
        type="number"
        inputMode="decimal"
        min={0}
        max={100_000}
        step={0.01}
        required
        help="In dollars. 0 makes them free. Carts follow it; paid orders keep theirs."
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyText="Starting…" disabled={price === ''}>
          Set price
        </Button>
      </div>
    </form>
  );
}
