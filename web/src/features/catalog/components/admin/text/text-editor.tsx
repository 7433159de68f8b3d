import { useEffect } from 'react';
import { textMissing } from '#shared/catalog/choices.ts';
import { countWords } from '#shared/catalog/content-words.ts';
import type { AdminEbookDetail } from '#shared/catalog/ebook.ts';
import { textTooLong } from '#shared/catalog/text-size.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { TextConflict } from '#web/components/compare/text-conflict.tsx';
import { PageForm } from '#web/components/form/page-form.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { usePageForm } from '#web/lib/form/use-page-form.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { fileStays, saveText, textItem } from '../../../api/admin/text-edit.ts';
import { MarkdownText } from './part-text.tsx';

export interface TextEditorProps {
  readonly ebook: AdminEbookDetail;
  /** Gets what is stored after saving. */
  readonly onSaved: (ebook: AdminEbookDetail) => void;
  readonly onClose: () => void;
}

/** Whoever has opened a text to edit it begins to type where it begins. */
function useStartOf(id: string): void {
  useEffect(() => {
    const box = document.getElementById(id);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.focus();
    box.setSelectionRange(0, 0);
  }, [id]);
}

/** The whole text in its dialect, beside what readers see of it. */
export function TextEditor({ ebook, onSaved, onClose }: TextEditorProps) {
  const form = usePageForm({
    item: textItem(ebook),
    valuesOf: ({ content }) => ({ content }),
    save: async ({ content }, version) => {
      const saved = await saveText(ebook.id, { content, content_version: version });
      onSaved(saved);
      return textItem(saved);
    },
    fallback: 'Failed to save the text',
  });
  const field = form.field('content', { required: textMissing, validate: textTooLong });
  useStartOf(field.id);
  const stays = fileStays(ebook);
  const content = useDebounced(form.watch('content'), 250);
  return (
    <PageForm
      form={form}
      labels={{ content: 'Text' }}
      compare={(_, saved) => <TextConflict saved={`${saved}`} typed={content} />}
      acts={!form.isDirty && <Button onClick={onClose}>Close</Button>}
    >
      {stays && <p className="text-14 text-muted">{stays}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Textarea
          label="Text"
          rows={30}
          help="# chapter, ## heading, **bold**, *italic*, - list, 1. list, > quote, | table |, [^1] note. Blank lines divide paragraphs."
          className="[&_textarea]:font-mono [&_textarea]:text-14"
          {...field}
        />
        <div className="min-w-0">
          <p className="mb-1.5 text-14 font-strong">Preview, {formatCount(countWords(content))} words</p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard
            tabIndex={0}
            aria-label="Text as readers see it"
            className="max-h-180 overflow-y-auto rounded-control border border-line bg-surface p-4"
          >
            <MarkdownText markdown={content} />
          </section>
        </div>
      </div>
    </PageForm>
  );
}
