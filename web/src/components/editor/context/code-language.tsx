import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ChevronDown } from 'lucide-react';
import { Menu } from '../../ui/action/menu.tsx';
import { MenuChoice, MenuChoices } from '../../ui/action/menu-choice.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { languageName, languages } from './code-languages.ts';

/** The language of the code that the cursor is in. */
export function CodeLanguage({ editor }: { readonly editor: Editor }) {
  const language = useEditorState({ editor, selector: () => editor.getAttributes('codeBlock').language ?? null });
  const set = (chosen: string | null) =>
    editor.chain().focus().updateAttributes('codeBlock', { language: chosen }).run();
  const trigger = (
    <ToolButton label={`Language: ${languageName(language)}`} icon={ChevronDown} isNamed className="flex-row-reverse" />
  );
  return (
    <Menu align="start" trigger={trigger}>
      <MenuChoices label="Language of the code" value={language ?? ''}>
        {languages.map((each) => (
          <MenuChoice key={each} value={each ?? ''} onSelect={() => set(each)}>
            {languageName(each)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  );
}
