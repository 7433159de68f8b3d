import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { countWords, readMinutes } from '#shared/catalog/content-words.ts';

const pause = 300;
const wordsOf = (editor: Editor): number =>
  countWords(editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n'));

/** Counted in a pause of typing. */
function useWords(editor: Editor): number {
  const [words, setWords] = useState(() => wordsOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(wordsOf(editor)), pause);
    };
    // A text from outside is no update of the writer's.
    editor.on('transaction', count);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', count);
    };
  }, [editor]);
  return words;
}

export function TextCount({ editor }: { readonly editor: Editor }) {
  const words = useWords(editor);
  const minutes = readMinutes(words);
  return (
    <p className="ml-auto flex-none px-3 text-right text-12 text-muted sm:px-5">
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
      {words > 0 && ` · ${minutes} min read`}
    </p>
  );
}
