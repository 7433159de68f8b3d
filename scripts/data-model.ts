import '#test/unit-environment.ts';
import { writeFileSync } from 'node:fs';
import { document, writtenAnew } from './data-model/entities.ts';

/** Prints what the entities say of themselves into `docs/data-model.md`. Run it when an entity has changed. */
writeFileSync(document, await writtenAnew());
