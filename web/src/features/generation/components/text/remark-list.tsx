import { type RefObject, useState } from 'react';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { rangeOf } from '../../api/text/passage.ts';

export type ShownRemark = GenerationDetail['remarks'][number];

interface RemarkProps {
  readonly remark: ShownRemark;
  /** The text that it is about. */
  readonly text: RefObject<HTMLElement | null>;
}

/** A remark, with a way to its passage, which is selected: every browser shows that. */
function Remark({ remark: { sentence, excerpt }, text }: RemarkProps) {
  const [isGone, setGone] = useState(false);
  const show = () => {
    const range = text.current ? rangeOf(text.current, excerpt) : undefined;
    setGone(range === undefined);
    if (!range) return;
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  };
  return (
    <li className="border-l-2 border-draft pl-3">
      <p>{sentence}</p>
      {excerpt && (
        <>
          <q className="block wrap-anywhere text-muted">{excerpt}</q>
          <Button variant="quiet" className="-ml-4" aria-label={`Show “${excerpt}” in the text`} onClick={show}>
            Show in the text
          </Button>
          <p role="status" className="text-12 text-muted empty:hidden">
            {isGone ? 'It is not in the text any more.' : ''}
          </p>
        </>
      )}
    </li>
  );
}

export interface RemarkListProps extends Pick<RemarkProps, 'text'> {
  readonly label: string;
  readonly remarks: readonly ShownRemark[];
}

/** What the review remarks on a section. */
export const RemarkList = ({ label, remarks, text }: RemarkListProps) => (
  <ul aria-label={label} className="grid gap-3">
    {remarks.map((remark) => (
      <Remark key={`${remark.code} ${remark.excerpt}`} {...{ remark, text }} />
    ))}
  </ul>
);
