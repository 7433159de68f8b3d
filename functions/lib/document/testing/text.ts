import fc from 'fast-check';

/** What Markdown takes for marks, and what programs stumble over. */
const marks = [
  ...[
    '#',
    '##',
    '- ',
    '1. ',
    '23) ',
    '> ',
    '|',
    '---',
    '```',
    '*',
    '**',
    '_',
    '[',
    '](https://x)',
    '![',
    '](figure:a)',
  ],
  ...['[^1]: ', '[^1]', '\\', '•', '• ', '~~', '=', 'a', ' b', '\n', '\n\n', '\u202E', '\0', '"', '!', '('],
];
/** Text as people write it, and as they would to break what reads it. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(fc.constantFrom(...marks), { maxLength: 12 }).map((parts) => parts.join('')),
);
