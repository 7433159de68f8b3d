import type { ReactNode } from 'react';

/** Of the reader's grid in a small window: the row of tabs, which stays in sight, the contents, the text. */
export const panelRows = 'max-lg:grid-rows-[2.75rem_auto_auto]';
export const textRow = 'max-lg:col-start-1 max-lg:row-start-3';

export interface PanelColumnProps {
  /** Whether the text is open to the reader: a preview has its contents only. */
  readonly isOpen: boolean;
  /** Another panel is shown in place of the contents. */
  readonly isReplaced: boolean;
  /** Tabs and panels; absent until they are loaded. */
  readonly tools: ReactNode;
  /** The contents. */
  readonly children: ReactNode;
}

/** What is beside the text. The room for the tabs is kept from the start. */
export function PanelColumn({ isOpen, isReplaced, tools, children }: PanelColumnProps) {
  if (!isOpen)
    return (
      <>
        {children}
        {tools}
      </>
    );
  return (
    <div className="max-lg:contents lg:sticky lg:top-21">
      <div className="no-print min-h-11 bg-paper max-lg:sticky max-lg:top-14 max-lg:z-16 max-lg:col-start-1 max-lg:row-start-1 max-lg:row-end-4 sm:max-lg:top-16">
        {tools}
      </div>
      <div className={`max-lg:col-start-1 max-lg:row-start-2 ${isReplaced ? 'lg:hidden' : ''}`}>{children}</div>
    </div>
  );
}
