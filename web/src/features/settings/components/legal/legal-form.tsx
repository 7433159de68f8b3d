import { useState } from 'react';
import type { AdminLegalPage, LegalPageEdit } from '#shared/settings/legal.ts';
import { noText, noTitle } from '#shared/settings/legal-pages.ts';
import { PageForm } from '#web/components/form/page-form.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { usePageForm } from '#web/lib/form/use-page-form.ts';
import { LegalPreviewDialog } from './legal-preview-dialog.tsx';

const labels = { title: 'Title', html: 'Text' } as const;
const valuesOf = ({ title, html }: AdminLegalPage) => ({ title, html });

export interface LegalFormProps {
  readonly legalPage: AdminLegalPage;
  /** Answers what is stored then; rejects if the server refuses, and the form keeps what was typed. */
  readonly onSave: (edit: LegalPageEdit) => Promise<AdminLegalPage>;
}

/** Title and text of a legal page, with a preview of what is typed. */
export function LegalForm({ legalPage, onSave }: LegalFormProps) {
  const [previewed, setPreviewed] = useState<{ readonly title: string; readonly html: string } | null>(null);
  const form = usePageForm<AdminLegalPage, ReturnType<typeof valuesOf>>({
    item: legalPage,
    valuesOf,
    save: (values, revision) => onSave({ ...values, revision }),
    fallback: 'Failed to update legal page',
  });
  return (
    <>
      <PageForm
        form={form}
        labels={labels}
        acts={<Button onClick={() => setPreviewed(form.getValues())}>Preview</Button>}
      >
        <Input label={labels.title} maxLength={120} {...form.field('title', { required: noTitle })} />
        <Textarea
          label={labels.html}
          rows={22}
          spellCheck
          className="[&_textarea]:font-mono [&_textarea]:text-14"
          help="HTML: headings (h2, h3), paragraphs, lists, tables and links. Scripts, styles and forms are removed."
          {...form.field('html', { required: noText })}
        />
      </PageForm>
      {previewed && <LegalPreviewDialog {...previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
