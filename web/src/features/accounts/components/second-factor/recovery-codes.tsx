import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('The recovery codes are copied');
  } catch {
    toast.error('Copying is not possible here. Download or print the codes instead.');
  }
}

/** New recovery codes, which nobody can show again: to copy, download or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <section className="grid max-w-160 gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-21! focus:outline-none">
          Your recovery codes
        </h2>
        <p className="mt-1.5 text-muted">
          If you lose your authenticator, each of these signs you in once, with your password. Keep them where you keep
          important papers: they are shown only now. Codes from before no longer work.
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-2 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-16">{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-2">
        <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveFile(`${brand.name.toLowerCase()}-recovery-codes.txt`, text, 'text/plain')}
        >
          Download
        </Button>
        <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </section>
  );
}
