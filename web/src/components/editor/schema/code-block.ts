import { CodeBlock } from '@tiptap/extension-code-block';

const language = /(?:^|\s)language-([a-z0-9+#-]{1,20})(?=\s|$)/;

/** Code on lines of its own. Tab indents it; Escape or the arrow keys leave it. */
export const Program = CodeBlock.extend({
  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: (element) => language.exec(element.querySelector('code')?.className ?? '')?.[1] ?? null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node: { attrs } }) => [
    'pre',
    ['code', attrs.language ? { class: `language-${attrs.language}` } : {}, 0],
  ],
}).configure({ enableTabIndentation: true, tabSize: 2 });
