import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { madeOnce } from '../build/build-once.ts';
import { runScript } from '../build/child.ts';
import { inputsHash, projectRoot } from '../build/inputs.ts';
import { product } from '../build/product.ts';
import { type Cloud, type CloudOptions, startCloud } from '../local/cloud.ts';
import { isNew, markFormat } from './format.ts';
import { type SeedKind, seedOnce } from './run.ts';

/*
 * A seeded data folder is made once and copied for each cloud that starts empty. Nothing in it contains an address or a
 * signature with a secret of the cloud that made it, so a copy is as good as a folder seeded there.
 */

const seededFolders = join(projectRoot, '.cache/seeded');
/** Three kinds: today's, and those from before the last code change. */
const kept = 6;

/** What the data depends on besides the assembly (the functions): the seed, and how emulators store it. */
const inputs = ['scripts/seed/**/*', 'scripts/local/**/*.ts'];

/** Each cloud has its own keys and secrets: a token of one is not valid on another. */
const ownOfEachCloud = ['secrets', 'cognito/signing-key.pem'];

/** People and orders are as old as the copy, and offers and figures depend on the day. */
const today = (): string => new Date().toISOString().slice(0, 10);

async function fill(draft: string, assembly: string, kind: SeedKind): Promise<void> {
  await runScript('Seeding', ['scripts/seed/fill.ts', draft, assembly, kind]);
  for (const path of ownOfEachCloud) rmSync(join(draft, path), { recursive: true });
}

const seededFolder = (assembly: string, kind: SeedKind): Promise<string> => {
  const name = `${basename(assembly)}-${inputsHash(inputs)}-${today()}-${kind}`;
  return madeOnce(join(seededFolders, name), kept, (draft) => fill(draft, assembly, kind));
};

/** Keeps the file modes, which protect private files. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: statSync(from).mode });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

/** The folder appears at once, so that an interrupted start leaves none half filled. */
function placeCopy(source: string, directory: string): void {
  const draft = `${directory}.draft`;
  rmSync(draft, { recursive: true, force: true });
  copyFolder(source, draft);
  markFormat(draft);
  renameSync(draft, directory);
}

function makeEmpty(directory: string): void {
  mkdirSync(directory, { recursive: true });
  markFormat(directory);
}

/** DynamoDB Local stores its tables elsewhere, so they are seeded each time. */
const tablesAreFiles = (): boolean => !process.env.RAMPART_DYNAMODB;

/**
 * Starts a cloud whose data folder holds a shop. A new folder starts as a copy of one seeded today; a folder whose
 * seeding was interrupted is completed, and any other is used as it is.
 */
export async function startSeeded(options: Omit<CloudOptions, 'product'>, kind: SeedKind): Promise<Cloud> {
  const { directory, assembly } = options;
  if (isNew(directory)) {
    if (tablesAreFiles()) placeCopy(await seededFolder(assembly, kind), directory);
    else makeEmpty(directory);
  }
  const cloud = await startCloud({ ...options, product });
  await seedOnce(cloud, directory, kind);
  return cloud;
}
