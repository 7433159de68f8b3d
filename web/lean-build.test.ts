import { expect, test } from 'vitest';
import { withoutEffects } from './lean-build.ts';

test('names for developer tools go, what is made of React is unused unless somebody uses it', () => {
  const code = 'var Form = React2.forwardRef(\n  render\n);\nForm.displayName = "Form";\nvar kept = other();';
  expect(withoutEffects(code)).toBe(
    'var Form = /* @__PURE__ */ React2.forwardRef(\n  render\n);\n\nvar kept = other();',
  );
});
