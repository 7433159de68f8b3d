import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutAdvice, withoutEffects, withoutFramework, withoutStacks } from './lean-build.ts';

test('names for developer tools go, what is made of React is unused unless somebody uses it', () => {
  const code = 'var Form = React2.forwardRef(\n  render\n);\nForm.displayName = "Form";\nvar kept = other();';
  expect(withoutEffects(code)).toBe(
    'var Form = /* @__PURE__ */ React2.forwardRef(\n  render\n);\n\nvar kept = other();',
  );
});

test('the installed router has the parts that are passed by, each in one place', () => {
  const files = globSync('node_modules/react-router/dist/production/chunk-*.mjs');
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const lean = withoutFramework(code);
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  for (const part of [
    /usePrefetchBehavior\(/g,
    /createElement\(PrefetchPageLinks,/g,
    /createElement\(RSCErrorHandler,/g,
  ])
    expect(count(code, part) - count(lean, part)).toBe(1);
});

test('what the router tells developers goes, its checks stay', () => {
  const code = [
    '  warning(\n    isGood,\n    `No address`\n  );',
    '  invariant(\n    isRouted(),\n    // A comment.\n    `useHref() may be used only (there); elsewhere "not"`\n  );',
    '  invariant2(base, "None");\n  invariant(base, messageOf(base));',
  ].join('\n');
  expect(withoutAdvice(code)).toBe(
    '\n  invariant(\n    isRouted());\n  invariant2(base);\n  invariant(base, messageOf(base));',
  );
});

test('the installed React makes no error when it is loaded, and all that it throws otherwise', () => {
  const code = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const made = (text: string) => text.match(/\bError\(formatProdErrorMessage\(/g)?.length ?? 0;
  const lean = withoutStacks(code);
  expect(made(code) - made(lean)).toBe(5);
});
