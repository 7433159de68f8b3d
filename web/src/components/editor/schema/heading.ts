import { textblockTypeInputRule } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';

const levels = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;

/** The page has the only heading of the first level; the lowest are one. */
export const RichHeading = Heading.extend({
  parseHTML: () => Object.entries(levels).map(([tag, level]) => ({ tag, attrs: { level } })),
  addInputRules() {
    const title = textblockTypeInputRule({ find: /^#\s$/, type: this.type, getAttributes: { level: 2 } });
    return [title, ...(this.parent?.() ?? [])];
  },
}).configure({ levels: [2, 3, 4] });
