import { writeFileSync } from 'node:fs';
import { document, regenerated } from './costs/table.ts';

/** Computes the tables in `docs/costs.md` from `scripts/costs`. Run it when a price or an assumption has changed. */
writeFileSync(document, regenerated());
