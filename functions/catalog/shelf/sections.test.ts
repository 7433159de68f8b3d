import { expect, it } from 'vitest';
import { packSections, Sections, textLines } from './sections.ts';

const packed = packSections(
  { name: 'Räume' },
  {
    small: Uint16Array.of(1, 65_535),
    large: Uint32Array.of(4_294_967_295),
    signed: Int32Array.of(-5),
    times: Float64Array.of(0.5, Number.NaN),
    texts: textLines(['one', '', 'drei 語']),
    none: textLines([]),
  },
);

it('has back what was packed', () => {
  const file = new Sections<{ name: string }>(packed);
  expect(file.head).toEqual({ name: 'Räume' });
  expect([...file.section('u16', 'small')]).toEqual([1, 65_535]);
  expect([...file.section('u32', 'large')]).toEqual([4_294_967_295]);
  expect([...file.section('i32', 'signed')]).toEqual([-5]);
  expect([...file.section('f64', 'times')]).toEqual([0.5, Number.NaN]);
  expect(file.lines('texts')).toEqual(['one', '', 'drei 語']);
  expect(file.lines('none')).toEqual([]);
});

it('copies nothing', () => {
  expect(new Sections(packed).section('f64', 'times').buffer).toBe(packed.buffer);
});

it('refuses a section that is not there, or holds something else', () => {
  const file = new Sections(packed);
  expect(() => file.section('u8', 'other')).toThrow('No section other of u8');
  expect(() => file.section('u32', 'small')).toThrow('No section small of u32');
});
