import { describe, expect, it } from 'vitest';
import type { Reading } from '../document.ts';
import { Deadline, documentLimits } from '../limits.ts';
import { type ZipEntry, zipOf } from '../testing/zip.ts';
import { openArchive } from './archive.ts';

const reading = (archive = {}, deadline = new Deadline(60_000)): Reading => ({
  limits: { ...documentLimits, archive: { ...documentLimits.archive, ...archive } },
  deadline,
  remarks: [],
});
const open = (entries: readonly ZipEntry[], archive = {}) => openArchive(zipOf(entries), reading(archive));
const text = (name: string, content = 'x'): ZipEntry => ({ name, content });
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000);

describe('an archive', () => {
  it('gives the entries that are asked for', async () => {
    const archive = await open([
      text('a/'),
      text('a/b.txt', 'Ärger'),
      { name: 'c', content: 'stored', isStored: true },
    ]);
    expect(archive.names).toEqual(['a/b.txt', 'c']);
    expect((await archive.read('a/b.txt')).toString()).toBe('Ärger');
    expect((await archive.read('c')).toString()).toBe('stored');
    await expect(archive.read('d')).rejects.toMatchObject({ code: 'damaged' });
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', '\\\\server\\x', 'C:\\x', 'c:x', 'a\0b', '..\\a', 'word/\u202Elmx.exe'])(
    'with an entry called %j is refused',
    async (name) => {
      await expect(open([text(name)])).rejects.toMatchObject({ code: 'unsafe_names' });
    },
  );
  it('with two entries of one name, or behind a password, is refused', async () => {
    await expect(open([text('a'), text('a')])).rejects.toMatchObject({ code: 'ambiguous' });
    await expect(open([{ ...text('a'), isEncrypted: true }])).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('that would unpack to too much is refused before anything is', async () => {
    const bomb = { code: 'bomb' };
    await expect(open([{ name: 'a', content: zeros(2) }])).rejects.toMatchObject(bomb);
    await expect(open([text('a'), text('b'), text('c')], { entries: 2 })).rejects.toMatchObject(bomb);
    await expect(open([text('a', 'x'.repeat(20))], { entry: 10 })).rejects.toMatchObject(bomb);
    await expect(open([text('a', '123456'), text('b', '123456')], { total: 10 })).rejects.toMatchObject(bomb);
  });
  it('whose entry is larger than it says ends with what was announced', async () => {
    const archive = await open([{ name: 'a', content: zeros(50), announced: 900_000 }]);
    const before = process.memoryUsage().rss;
    await expect(archive.read('a')).rejects.toMatchObject({ code: 'damaged' });
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  });
  it('whose entries are read again and again is a bomb, too', async () => {
    const archive = await open([text('a', '123456')], { total: 15 });
    await archive.read('a');
    await archive.read('a');
    await expect(archive.read('a')).rejects.toMatchObject({ code: 'bomb' });
  });
  it('that is cut off is damaged', async () => {
    const whole = zipOf([text('a', 'x'.repeat(1000))]);
    for (const end of [10, 40, whole.length - 1])
      await expect(openArchive(whole.subarray(0, end), reading())).rejects.toMatchObject({ code: 'damaged' });
  });
  it('stops at the deadline', async () => {
    const late = new Deadline(-1, () => 0);
    await expect(openArchive(zipOf([text('a')]), reading({}, late))).rejects.toMatchObject({ code: 'too_slow' });
  });
});
