import { expect, it } from 'vitest';
import { fieldsOf, filledIn, hasField } from './merge-fields.ts';

const ada = fieldsOf({ name: 'Ada <Byron>', interests: ['compliance', 'frameworks'] });

it('fields are filled in with what is known of the reader', () => {
  expect(filledIn('Hello {{name}}: {{ interests }}', ada)).toBe('Hello Ada <Byron>: Compliance, Frameworks');
});

it('whoever has no name and chose nothing reads words that fit everybody', () => {
  const nobody = fieldsOf({ name: '  ', interests: [] });
  expect(filledIn('Hello {{name}}: {{interests}}', nobody)).toBe('Hello there: all our topics');
});

it('values are written as the text needs them, and are no fields themselves', () => {
  const escaped = (value: string) => value.replace('<', '&lt;');
  expect(filledIn('<p>{{name}}</p>', ada, escaped)).toBe('<p>Ada &lt;Byron></p>');
  expect(filledIn('{{name}}', fieldsOf({ name: '{{interests}} $1', interests: [] }))).toBe('{{interests}} $1');
});

it('other braces stay', () => {
  expect(filledIn('{{ other }} {name} {{name', ada)).toBe('{{ other }} {name} {{name');
  expect([hasField('Hi {{name}}', 'name'), hasField('Hi {{name}}', 'interests')]).toEqual([true, false]);
});
