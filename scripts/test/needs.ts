import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, howToGetABrowser } from '../browser.ts';

/** What a part needs besides Node and git. */
export type Need = 'browser' | 'java' | 'epubcheck';

/** Where Debian's package `epubcheck` installs the program. */
export const epubcheckProgram = '/usr/share/java/epubcheck.jar';

const startsJava = (): boolean => spawnSync('java', ['-version']).status === 0;

const look: Readonly<Record<Need, () => string | undefined>> = {
  browser: () => (findBrowser() ? undefined : howToGetABrowser),
  java: () => (startsJava() ? undefined : 'No Java 17 (`apt-get install openjdk-17-jre-headless`).'),
  epubcheck: () =>
    startsJava() && existsSync(epubcheckProgram) ? undefined : 'No epubcheck with Java (`apt-get install epubcheck`).',
};

/** Says what is missing and how to get it; undefined when it is there. */
export const lacking = (need: Need | undefined): string | undefined => need && look[need]();
