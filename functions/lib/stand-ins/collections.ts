/** Queries that give several entities at once: only the catalogue asks one. */
export class Service {
  constructor() {
    throw new Error('This function is bundled without collections');
  }
}
