import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '#lib/logger.ts';
import { report } from '#lib/metrics.ts';
import { BuildersWorld } from '../testing/builders-world.ts';
import { snapshotKeys } from './snapshot.format.ts';
import { buildWhenNeeded } from './snapshot.service.ts';

let world: BuildersWorld;

vi.mock('#lib/metrics.ts', { spy: true });
vi.mock('#lib/aws/objects.ts', () => ({
  objectDigest: (key: string) => world.store.objectDigest(key),
  putObject: (...object: Parameters<typeof world.store.putObject>) => world.store.putObject(...object),
}));
vi.mock('../ebook/catalogue.repo.ts', () => ({ findCatalogue: () => world.catalogueRepo.findCatalogue() }));
vi.mock('../figures/figures.repo.ts', () => ({
  noFigures: {},
  findAllFigures: () => world.figuresRepo.findAllFigures(),
}));
vi.mock('../ebook/ebook.repo.ts', () => ({
  eachEbookOn: (shelf: 'published' | 'draft') => world.ebookRepo.eachEbookOn(shelf),
}));
vi.mock('./snapshot.repo.ts', () => ({
  findBuilt: () => world.snapshotRepo.findBuilt(),
  claimBuild: (builder: string, now: string, until: string) => world.snapshotRepo.claimBuild(builder, now, until),
  finishBuild: (...built: Parameters<typeof world.snapshotRepo.finishBuild>) =>
    world.snapshotRepo.finishBuild(...built),
}));

const event = () => buildWhenNeeded(false);
const sweep = () => buildWhenNeeded(true);
const aMinuteLater = () => {
  world.later(60);
  return sweep();
};

/** Starts with a draft, and a snapshot that was built and has settled. */
async function aDraft(): Promise<void> {
  world = new BuildersWorld();
  world.setPublished(false);
  await event();
  await aMinuteLater();
  world.later(60);
}

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => world.time);
  vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  await aDraft();
});

/**
 * Publishes the book and interrupts the builder before its first call, then starts over and interrupts it before the
 * second, and so on. Runs `story` after each interruption, and returns how many there were.
 */
async function interruptedBeforeEachCall(kind: 'dies' | 'halts', story: () => Promise<void>): Promise<number> {
  for (let n = 1; ; n++) {
    await aDraft();
    world.setPublished(true);
    if (!(await world.interrupt(kind, n, event))) return n - 1;
    await story();
  }
}

describe('a builder that dies between any two of its calls', () => {
  it('leaves nothing listed that is unpublished afterwards', async () => {
    const deaths = await interruptedBeforeEachCall('dies', async () => {
      world.setPublished(false);
      await aMinuteLater();
      expect(world.isListed()).toBe(false);
    });
    expect(deaths).toBeGreaterThan(10);
  });

  it('leaves the build to the next sweep, and nothing to the one after it', async () => {
    await interruptedBeforeEachCall('dies', async () => {
      await aMinuteLater();
      expect(world.isListed()).toBe(true);
      const { builds } = world;
      await aMinuteLater();
      expect(world.builds).toBe(builds);
    });
  });
});

describe('a builder whose lease expired', () => {
  it('may write after the next one; a sweep detects that and builds again', async () => {
    await interruptedBeforeEachCall('halts', async () => {
      world.setPublished(false);
      world.later(40);
      await event();
      await aMinuteLater();
      await world.goOn();
      await aMinuteLater();
      expect(world.isListed()).toBe(false);
    });
  });
});

describe('a sweep', () => {
  it('builds again after a build too soon after a change', async () => {
    world.setPublished(true, 'late');
    await event();
    expect(world.isListed()).toBe(false);
    world.indexFollows(true);
    const { builds } = world;
    world.later(9);
    await sweep();
    expect(world.builds).toBe(builds);
    world.later(1);
    await sweep();
    expect([world.isListed(), world.builds]).toEqual([true, builds + 1]);
    await aMinuteLater();
    expect(world.builds).toBe(builds + 1);
  });

  it('builds again after a build that began too soon after a change, however long it took', async () => {
    world.setPublished(true, 'late');
    world.buildTakes = 20;
    await event();
    expect(world.isListed()).toBe(false);
    world.indexFollows(true);
    await sweep();
    expect(world.isListed()).toBe(true);
  });

  it('builds every five minutes for the figures, and rewrites nothing unchanged', async () => {
    const objects = new Map(world.objects);
    const { builds } = world;
    world.later(239);
    await sweep();
    expect(world.builds).toBe(builds);
    world.later(1);
    await sweep();
    expect(world.builds).toBe(builds + 1);
    for (const [key, object] of world.objects) expect(object).toBe(objects.get(key));
  });

  it('builds only once when the stored objects keep differing', async () => {
    let asked = 0;
    vi.spyOn(world.store, 'objectDigest').mockImplementation(async () => {
      if (++asked > 20) throw new Error('It builds without end');
      return 'another';
    });
    const { builds } = world;
    await sweep();
    expect(world.builds).toBe(builds + 1);
  });

  it('restores objects missing from the store', async () => {
    world.objects.delete(snapshotKeys.figures);
    await sweep();
    expect(world.objects.has(snapshotKeys.figures)).toBe(true);
  });

  it('builds the objects that an earlier version did not write', async () => {
    const built = await world.snapshotRepo.findBuilt();
    if (!built) throw new Error('Nothing was built');
    await world.snapshotRepo.claimBuild('earlier', new Date(world.time).toISOString(), '');
    await world.snapshotRepo.finishBuild('earlier', { ...built, digest: '{"catalog/earlier.json":"digest"}' });
    world.objects.clear();
    await sweep();
    expect(world.objects.has(snapshotKeys.published)).toBe(true);
  });
});

it('leaves the rest to the next sweep while the catalogue changes with every build', async () => {
  const finish = world.snapshotRepo.finishBuild;
  vi.spyOn(world.snapshotRepo, 'finishBuild').mockImplementation(async (...built) => {
    await finish(...built);
    world.later(11);
    world.setPublished(true);
    if (world.builds > 20) throw new Error('It builds without end');
  });
  const { builds } = world;
  world.setPublished(true);
  await event();
  expect(world.builds).toBe(builds + 3);
});

it('reports in each sweep how old the lists are, however long a build then takes', async () => {
  world.later(240);
  vi.mocked(report).mockClear();
  await event();
  expect(report).not.toHaveBeenCalled();
  const age = (Date.now() - Date.parse((await world.snapshotRepo.findBuilt())?.built_at ?? '')) / 1000;
  await sweep();
  expect(age).toBeGreaterThanOrEqual(240);
  expect(vi.mocked(report).mock.calls).toEqual([['snapshotAge', age]]);
});
