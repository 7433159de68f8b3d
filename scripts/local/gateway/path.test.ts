import { describe, expect, it } from 'vitest';
import { decodePath } from './path.ts';

describe('a path', () => {
  it.each([
    ['/api/a+b', '/api/a+b', '/api/a+b'],
    ['/api/a%20b', '/api/a b', '/api/a b'],
    ['/api/%C3%BCber', '/api/über', '/api/über'],
    ['/api/a%2Fb', '/api/a/b', '/api/a/b'],
    ['/api/a%252Fb', '/api/a%2Fb', '/api/a/b'],
    ['/api/a%3Fb', '/api/a', '/api/a'],
    ['/api/a%253Fb', '/api/a%3Fb', '/api/a?b'],
    ['/api/a%23b', '/api/a#b', '/api/a#b'],
    ['/api/a%2525b', '/api/a%25b', '/api/a%b'],
  ])('%s is matched as %s and passed on as %s', (path, matched, raw) => {
    expect(decodePath(path)).toEqual({ matched, raw });
  });

  it.each(['/api/a%25b', '/api/100%25', '/api/a%', '/api/%FF'])('%s is refused', (path) => {
    expect(decodePath(path)).toBeUndefined();
  });
});
