import '#test/unit-environment.ts';
import { writeFileSync } from 'node:fs';
import { document, regenerated } from './data-model/entities.ts';

/** Regenerates the entity tables in `docs/data-model.md`. Run it when an entity has changed. */
writeFileSync(document, await regenerated());
