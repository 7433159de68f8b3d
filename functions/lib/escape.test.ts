import { describe, expect, it } from 'vitest';
import { asciiJson, escapeHtml, escapeXml, scriptJson } from './escape.ts';

const nasty = `</script><script>alert(1)</script> & "quoted" 'single' <!-- ]]> \u2028\u2029`;

describe('escaping', () => {
  it('leaves no character that ends a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;');
    expect(escapeHtml(nasty)).not.toMatch(/[<>"']/);
  });

  it('writes XML that any parser accepts', () => {
    expect(escapeXml('a\u0000b\u000bc\ud800d\ttab\n<')).toBe('abc\ufffdd\ttab\n&lt;');
  });

  it('writes JSON that does not end its script and parses back unchanged', () => {
    const text = scriptJson({ [nasty]: [nasty, null, 1] });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ [nasty]: [nasty, null, 1] });
  });

  it('writes JSON in ASCII that parses back unchanged, pictures and half ones included', () => {
    const value = { 'naïve “key”': ['🔒', '\ud800', '\u0080', '\u007f', nasty] };
    const text = asciiJson(value);
    expect(Buffer.byteLength(text)).toBe(text.length);
    expect(text).toContain('\\u201c');
    expect(JSON.parse(text)).toEqual(value);
  });
});
