import { ChevronDown, Download } from 'lucide-react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Disclosure } from '#web/components/layout/disclosure.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { type DownloadChoice, type DownloadFormat, useDownload } from '#web/lib/api/download.ts';
import { attachmentLabel } from '#web/lib/text/attachment-label.ts';

const formatNames: Readonly<Record<DownloadFormat, string>> = {
  pdf: 'PDF, set for print',
  epub: 'EPUB, for e-readers',
  txt: 'Text',
  csv: 'CSV, the prompts',
  docx: 'Word, to work in',
};

const preparing = 'Preparing the file…';

interface OfferedFile {
  readonly label: string;
  readonly choice: DownloadChoice;
}

/** Everything an owner can download: the ebook in its formats, then the files that come with it. */
const filesOf = ({ formats, attachments }: EbookDetail): readonly OfferedFile[] => [
  ...formats.map((format) => ({ label: formatNames[format], choice: { format } })),
  ...attachments.map((each) => ({ label: attachmentLabel(each), choice: { attachment: each.name } })),
];

export interface DownloadButtonProps {
  readonly ebook: EbookDetail;
  /** The page's main action. */
  readonly isMain?: boolean;
}

/** Downloads the ebook: at once if there is only one file, else with a choice of files. */
export function DownloadButton({ ebook, isMain = false }: DownloadButtonProps) {
  const { busyId, download } = useDownload();
  const isBusy = busyId !== null;
  const look = isMain ? ({ variant: 'primary', size: 48 } as const) : {};
  const icon = <Download size={16} aria-hidden="true" />;
  const [only, ...others] = filesOf(ebook);
  if (!only) return null;
  if (others.length === 0)
    return (
      <Button {...look} icon={icon} busy={isBusy} busyText={preparing} onClick={() => download(ebook.id, only.choice)}>
        Download
      </Button>
    );
  return (
    <Disclosure
      button={
        isBusy ? (
          preparing
        ) : (
          <>
            {icon}
            Download
            <ChevronDown size={16} aria-hidden="true" />
          </>
        )
      }
      buttonClassName={buttonClasses({ ...look, className: 'w-full' })}
    >
      {(close) => (
        <ul className="min-w-53">
          {[only, ...others].map(({ label, choice }) => (
            <li key={label}>
              <Button
                variant="quiet"
                className="w-full justify-start px-3"
                onClick={() => {
                  close();
                  download(ebook.id, choice);
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
