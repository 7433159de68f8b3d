import { expect, test } from 'vitest';
import { playerAddress } from './player-address.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test('the addresses of a video lead to the player that sets no cookie before it is started', () => {
  expect(playerAddress('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s')).toBe(`${youtube}?start=90`);
  for (const address of ['youtu.be/dQw4w9WgXcQ', 'https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube])
    expect(playerAddress(address)).toBe(youtube);
  expect(playerAddress('https://vimeo.com/123456789/0a1b2c3d4e')).toBe(
    'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
  );
  const player = 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e';
  expect(playerAddress(player)).toBe(player);
});

test('any other address is none of a player', () => {
  for (const address of [
    'javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
  ])
    expect(playerAddress(address)).toBeUndefined();
});
