import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useRef, useState } from 'react';
import { type SlashQuery, slashQuery } from './slash-query.ts';

/** What is being typed behind a slash. A cursor that only comes by one asks for nothing; one that was closed stays so. */
export function useSlashQuery(editor: Editor) {
  const [query, setQuery] = useState<SlashQuery>();
  const closedAt = useRef<number>(undefined);
  useEffect(() => {
    const look = ({ transaction }: { transaction: Transaction }) => {
      const next = editor.isFocused ? slashQuery(editor.state) : undefined;
      if (!next) closedAt.current = undefined;
      const isClosed = next?.from === closedAt.current;
      setQuery((old) => (!isClosed && (transaction.docChanged || old?.from === next?.from) ? next : undefined));
    };
    const leave = () => setQuery(undefined);
    editor.on('transaction', look).on('blur', leave);
    return () => void editor.off('transaction', look).off('blur', leave);
  }, [editor]);
  const close = () => {
    closedAt.current = query?.from;
    setQuery(undefined);
  };
  return { query, close };
}
