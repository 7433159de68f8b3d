import { Download } from 'lucide-react';
import { AccountSection } from '#web/components/account/account-section.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { useAccountExport } from '../api/account-export.ts';
import { LargeExport } from './large-export.tsx';

/** The export of all data stored about the user. */
export function AccountData() {
  const { busy, save } = useAccountExport();
  return (
    <AccountSection
      id="export"
      title="Your data"
      text="Everything we keep about you: profile, sessions, ebooks, wishlist, reading places, highlights and notes, orders and newsletter preferences."
    >
      <Button
        busy={busy}
        busyText="Preparing…"
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        Export my data
      </Button>
      <p className="text-14 text-muted">
        One JSON file, made at this moment. With thousands of orders or highlights: several files, and a mail when they
        are there.
      </p>
      <LargeExport />
    </AccountSection>
  );
}
