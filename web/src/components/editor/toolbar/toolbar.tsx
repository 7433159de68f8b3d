import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  ChevronDown,
  Code,
  Highlighter,
  Italic,
  Link,
  type LucideIcon,
  Plus,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Menu, MenuItem } from '../../ui/action/menu.tsx';
import { MenuChoice, MenuChoices, MenuDivider } from '../../ui/action/menu-choice.tsx';
import { takeLinkKey } from '../link/link-key.ts';
import type { Ask } from './asked.ts';
import { fitting, insertedBlocks, pictureBlock, toggledBlocks } from './blocks.ts';
import { type Phrase, PhraseItems } from './phrases.tsx';
import { ToolButton } from './tool-button.tsx';

const marks: readonly { mark: string; label: string; keys: string; icon: LucideIcon }[] = [
  { mark: 'bold', label: 'Bold', keys: 'Ctrl B', icon: Bold },
  { mark: 'italic', label: 'Italic', keys: 'Ctrl I', icon: Italic },
  { mark: 'underline', label: 'Underline', keys: 'Ctrl U', icon: Underline },
  { mark: 'strike', label: 'Strikethrough', keys: 'Ctrl Shift S', icon: Strikethrough },
  { mark: 'highlight', label: 'Highlight', keys: 'Ctrl Shift H', icon: Highlighter },
  { mark: 'code', label: 'Code in the text', keys: 'Ctrl E', icon: Code },
];

const styles = [
  { value: 'text', label: 'Text', level: undefined },
  { value: 'h2', label: 'Heading', level: 2 },
  { value: 'h3', label: 'Subheading', level: 3 },
  { value: 'h4', label: 'Small heading', level: 4 },
] as const;

const styleOf = (editor: Editor) =>
  styles.find(({ level }) => level && editor.isActive('heading', { level })) ?? styles[0];

function setStyle(editor: Editor, level: (typeof styles)[number]['level']): void {
  const chain = editor.chain().focus();
  if (level) chain.setHeading({ level }).run();
  else chain.setParagraph().run();
}

function StyleMenu({ editor }: { readonly editor: Editor }) {
  const style = useEditorState({ editor, selector: () => styleOf(editor) });
  const trigger = <ToolButton label={style.label} icon={ChevronDown} isNamed className="flex-row-reverse text-ink" />;
  return (
    <Menu align="start" trigger={trigger}>
      <MenuChoices label="Style of the paragraph" value={style.value}>
        {styles.map(({ value, label, level }) => (
          <MenuChoice key={value} value={value} onSelect={() => setStyle(editor, level)}>
            {label}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  );
}

function MarkButtons({ editor }: { readonly editor: Editor }) {
  const on = useEditorState({ editor, selector: () => marks.map(({ mark }) => editor.isActive(mark)).join() });
  const isOn = on.split(',');
  return marks.map(({ mark, label, keys, icon }, index) => (
    <ToolButton
      key={mark}
      {...{ label, keys, icon }}
      isOn={isOn[index] === 'true'}
      onClick={() => editor.chain().focus().toggleMark(mark).run()}
    />
  ));
}

function BlockButtons({ editor, ask }: { readonly editor: Editor; readonly ask: Ask }) {
  const blocks = fitting(editor, toggledBlocks);
  const on = useEditorState({ editor, selector: () => blocks.map(({ isOn }) => isOn?.(editor)).join() }).split(',');
  return blocks.map(({ label, icon, run }, index) => (
    <ToolButton key={label} {...{ label, icon }} isOn={on[index] === 'true'} onClick={() => run(editor, ask)} />
  ));
}

type InsertMenuProps = Pick<EditorToolbarProps, 'editor' | 'ask' | 'phrases'>;

function InsertMenu({ editor, ask, phrases }: InsertMenuProps) {
  return (
    <Menu align="start" trigger={<ToolButton label="Insert" icon={Plus} isNamed />}>
      {fitting(editor, insertedBlocks).map(({ label, icon: Icon, run }) => (
        <MenuItem key={label} onSelect={() => run(editor, ask)}>
          <Icon size={18} aria-hidden="true" />
          {label}
        </MenuItem>
      ))}
      {phrases.length > 0 && <MenuDivider />}
      <PhraseItems
        phrases={phrases}
        onChoose={(text) => void editor.chain().focus().insertContent({ type: 'text', text }).run()}
      />
    </Menu>
  );
}

function HistoryButtons({ editor }: { readonly editor: Editor }) {
  const can = useEditorState({ editor, selector: () => `${editor.can().undo()},${editor.can().redo()}` });
  return (
    <div className="flex flex-none">
      <ToolButton
        label="Undo"
        keys="Ctrl Z"
        icon={Undo2}
        disabled={can.startsWith('false')}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label="Redo"
        keys="Ctrl Shift Z"
        icon={Redo2}
        disabled={can.endsWith('false')}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
}

export interface EditorToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly ask: Ask;
  readonly takesPictures: boolean;
  /** What can stand for something about the reader. */
  readonly phrases: readonly Phrase[];
}

/** The tools of a text, below the bar of the back-office while the text scrolls. */
export function EditorToolbar({ editor, label, ask, takesPictures, phrases }: EditorToolbarProps) {
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const { label: picture, icon, run } = pictureBlock;
  return (
    <Toolbar.Root
      aria-label={`Tools of ${label}`}
      onKeyDown={({ nativeEvent }) => takeLinkKey(nativeEvent, ask)}
      className="sticky top-14 z-10 flex items-center rounded-t-control border-b border-line bg-surface p-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      <StyleMenu editor={editor} />
      <MarkButtons editor={editor} />
      <ToolButton label="Link" keys="Ctrl K" icon={Link} isOn={isLink} onClick={() => ask('link')} />
      <BlockButtons {...{ editor, ask }} />
      {takesPictures && <ToolButton label={picture} icon={icon} onClick={() => run(editor, ask)} />}
      <InsertMenu {...{ editor, ask, phrases }} />
      <HistoryButtons editor={editor} />
    </Toolbar.Root>
  );
}
