import type { LocalClock } from '../../service.ts';
import { validate, validations } from '../dynalite.ts';
import { tableExists, tableNotFound } from '../errors.ts';
import { below, type Storage } from '../storage/storage.ts';
import type { JsonObject, Operations, TableDefinition } from '../types.ts';
import { completeDefinition } from './definition.ts';

const prefix = 'table~';

/** A stored table. */
interface TableRecord {
  definition: TableDefinition;
  /** The attribute that holds an item's expiry time, while time to live is enabled. */
  ttlAttribute?: string;
}

/** A table with the key prefixes of its items, index entries and expiry times. */
export interface Table extends Readonly<TableRecord> {
  readonly root: string;
  readonly items: string;
  readonly expiries: string;
}

function toTable(record: TableRecord): Table {
  const root = `data~${record.definition.TableId}~`;
  return { ...record, root, items: `${root}item~`, expiries: `${root}expiry~` };
}

export const indexPrefix = (table: Table, index: string): string => `${table.root}index~${index}~`;

/** All tables. Kept in memory, because every operation needs one, and written when they change. */
export class Tables {
  readonly #storage: Storage;
  readonly #clock: LocalClock;
  readonly #byName = new Map<string, Table>();

  private constructor(storage: Storage, clock: LocalClock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  static async load(storage: Storage, clock: LocalClock): Promise<Tables> {
    const tables = new Tables(storage, clock);
    const stored = storage.values(below(prefix));
    for (let page = await stored.nextv(100); page.length > 0; page = await stored.nextv(100)) {
      for (const text of page) tables.#remember(JSON.parse(text) as TableRecord);
    }
    await stored.close();
    return tables;
  }

  find(name: string): Table | undefined {
    return this.#byName.get(name);
  }

  all(): Table[] {
    return [...this.#byName.values()];
  }

  /** The table named by a control-plane operation. */
  named({ TableName: name }: JsonObject): Table {
    const table = this.find(String(name));
    if (!table) throw tableNotFound(String(name));
    return table;
  }

  async create(definition: TableDefinition): Promise<void> {
    if (this.find(definition.TableName)) throw tableExists(definition.TableName);
    await this.save(this.#remember({ definition }));
  }

  /** Makes writes index expiry times, or stop doing so. The setting is lost on a restart until saved. */
  setTtlAttribute({ definition }: Table, ttlAttribute: string | undefined): Table {
    return this.#remember({ definition, ttlAttribute });
  }

  save({ definition, ttlAttribute }: Table): Promise<void> {
    const record: TableRecord = { definition, ttlAttribute };
    return this.#storage.write(new Map([[prefix + definition.TableName, JSON.stringify(record)]]));
  }

  operations(): Operations {
    return {
      CreateTable: async (request) => {
        const definition = completeDefinition(validate(request, validations.createTable), this.#clock.now());
        await this.create(definition);
        return { TableDescription: definition };
      },
      DescribeTable: async (request) => ({
        Table: this.named(validate(request, validations.describeTable)).definition,
      }),
    };
  }

  #remember(record: TableRecord): Table {
    const table = toTable(record);
    this.#byName.set(record.definition.TableName, table);
    return table;
  }
}
