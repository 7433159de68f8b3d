import { ccpa } from './ccpa.ts';
import { cisControls } from './cis-controls.ts';
import type { Framework } from './fact.ts';
import { gdpr } from './gdpr.ts';
import { hipaa } from './hipaa.ts';
import { iso27001 } from './iso-27001.ts';
import { nistCsf } from './nist-csf.ts';
import { nistRmf } from './nist-rmf.ts';
import { pciDss } from './pci-dss.ts';
import { soc2 } from './soc-2.ts';
import { sox } from './sox.ts';

/** Every framework the fact base holds. */
export const knownFrameworks: readonly Framework[] = [
  nistCsf,
  nistRmf,
  iso27001,
  soc2,
  sox,
  gdpr,
  ccpa,
  hipaa,
  pciDss,
  cisControls,
];

/** What the fact base holds of a `regulatory_source`; undefined for one that it does not know, such as `General`. */
export const factsFor = (regulatorySource: string): Framework | undefined =>
  knownFrameworks.find(({ source }) => source.toLowerCase() === regulatorySource.trim().toLowerCase());
