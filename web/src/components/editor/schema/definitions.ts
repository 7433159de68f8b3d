import { Node } from '@tiptap/core';

/** Terms and what they mean. */
const Definitions = Node.create({
  name: 'definitions',
  group: 'block',
  content: '(term | meaning)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

const Term = Node.create({
  name: 'term',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

const Meaning = Node.create({
  name: 'meaning',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

export const definitions = [Definitions, Term, Meaning];
