import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { loadOnline } from '#web/lib/online.ts';
import type { PromptColumn, PromptFile } from '../../api/intake/prompt-file.ts';
import { numbered } from '../../api/numbered.ts';

type Look = { readonly file: PromptFile } | { readonly problem: string };

/** The parser is loaded with the first file. */
async function lookAt(file: File): Promise<Look> {
  try {
    const [{ readCsv }, { promptFileOf }] = await loadOnline(() =>
      Promise.all([import('#web/lib/csv/read-csv.ts'), import('../../api/intake/prompt-file.ts')]),
    );
    return { file: promptFileOf(await readCsv(file)) };
  } catch (error) {
    const isAboutFile = error instanceof Error && error.name === 'CsvProblem';
    return { problem: isAboutFile ? error.message : 'This file could not be read here. The server will look at it.' };
  }
}

const Column = ({ column: { name, isKnown } }: { readonly column: PromptColumn }) => (
  <th scope="col" className="px-3 py-2 text-left font-strong whitespace-nowrap">
    {name || <span className="text-muted">no name</span>}
    {isKnown && (
      <>
        <Check size={14} aria-hidden="true" className="ml-1 inline text-published" />
        <span className="sr-only">(known to the shop)</span>
      </>
    )}
  </th>
);

const Rows = ({ file: { columns, rows } }: { readonly file: PromptFile }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, a keyboard cannot scroll the table
  <section aria-label="First rows of the file" tabIndex={0} className="overflow-x-auto border-y border-line">
    <table className="w-full text-12">
      <thead className="bg-sunken">
        <tr>
          {numbered(columns).map(({ item, place }) => (
            <Column key={place} column={item} />
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ item: row, place }) => (
          <tr key={place} className="border-t border-line align-top">
            {numbered(row).map(({ item: cell, place: column }) => (
              <td key={column} className="min-w-32 px-3 py-2">
                <span className="line-clamp-2 wrap-anywhere">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Remarks = ({ remarks }: Pick<PromptFile, 'remarks'>) =>
  remarks.length > 0 && (
    <ul aria-label="What is odd about the file" className="grid gap-1 px-3 py-2.5 text-14 text-draft">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );

/** A CSV of prompts as a table, before it is published: how many, which columns, the first rows, and what is odd. */
export function PromptPreview({ file }: { readonly file: File }) {
  const heading = useId();
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    let isCurrent = true;
    setLook(undefined);
    void lookAt(file).then((next) => isCurrent && setLook(next));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!look) return <Skeleton className="mt-3 h-40 w-full" />;
  if ('problem' in look)
    return (
      <p role="status" className="mt-3 text-14 text-draft">
        {look.problem}
      </p>
    );
  return (
    <section aria-labelledby={heading} className="mt-3 min-w-0 overflow-hidden rounded-card border border-line">
      <div role="status">
        <h3 id={heading} className="px-3 py-2.5 font-sans text-14 font-strong">
          {look.file.count}
          <span className="font-normal text-muted"> · preview of what buyers get</span>
        </h3>
      </div>
      {look.file.rows.length > 0 && <Rows file={look.file} />}
      <Remarks remarks={look.file.remarks} />
    </section>
  );
}
