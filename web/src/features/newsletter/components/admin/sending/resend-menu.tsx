import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import type { ResendInput, Sending } from '#shared/newsletter/sending.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { MenuNote } from '#web/components/ui/action/menu-choice.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import type { SendingActs } from '../../../api/admin/sending/use-sending.ts';

type To = ResendInput['to'];

const words: Readonly<Record<To, { readonly item: string; readonly asked: string }>> = {
  failed: {
    item: 'To those whose mail failed',
    asked: 'whose mail failed, and who has not left since, gets it once more.',
  },
  not_opened: {
    item: 'To those who have not opened it',
    asked: 'who has not opened it, and has not left since, gets it a second time. This is possible once.',
  },
};

export interface ResendMenuProps {
  readonly resend: NonNullable<Sending['resend']>;
  readonly acts: SendingActs;
}

/** Sends a newsletter once more, to some of its readers. */
export function ResendMenu({ resend: { failed, not_opened }, acts: { busy, resend } }: ResendMenuProps) {
  const [asking, setAsking] = useState<To | null>(null);
  const [shown, setShown] = useState<To>('failed');
  const ask = (to: To) => {
    setShown(to);
    setAsking(to);
  };
  const confirm = async () => {
    if (asking) await resend(asking);
    setAsking(null);
  };
  const count = (shown === 'failed' ? failed : not_opened) ?? 0;
  return (
    <>
      <Menu
        trigger={
          <Button icon={<ChevronDown size={16} aria-hidden="true" />} className="flex-row-reverse">
            Resend
          </Button>
        }
      >
        <MenuItem disabled={failed === 0} onSelect={() => ask('failed')}>
          {words.failed.item}: {formatCount(failed)}
        </MenuItem>
        {not_opened === null ? (
          <MenuNote>Those who did not open it have got it a second time.</MenuNote>
        ) : (
          <MenuItem disabled={not_opened === 0} onSelect={() => ask('not_opened')}>
            {words.not_opened.item}: {formatCount(not_opened)}
          </MenuItem>
        )}
      </Menu>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title="Are you sure you want to send this newsletter once more?"
        description={`Everybody ${words[shown].asked} That is at most ${formatItems(count, 'recipient')}: whoever has left since is still in this number.`}
        confirmLabel="Send once more"
        variant="primary"
        busy={busy === 'resend'}
        busyText="Sending…"
        onConfirm={() => void confirm()}
      />
    </>
  );
}
