import { type Validation, validate, validations } from '../dynalite.ts';
import { validationError } from '../errors.ts';
import { below, type Changes, type Storage } from '../storage/storage.ts';
import type { Table, Tables } from '../table/tables.ts';
import type { JsonObject, Operations } from '../types.ts';
import { parseItem } from '../view/view.ts';
import { expiryKey } from './expiry.ts';

const pageSize = 200;

interface Specification {
  readonly AttributeName: string;
  readonly Enabled: boolean;
}

const updateTimeToLive: Validation = {
  types: {
    ...validations.describeTimeToLive.types,
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        AttributeName: {
          type: 'String',
          notNull: true,
          lengthGreaterThanOrEqual: 1,
          lengthLessThanOrEqual: 255,
        },
        Enabled: { type: 'Boolean', notNull: true },
      },
    },
  },
};

/** UpdateTimeToLive, which dynalite lacks. Switching it on is permanent: no stack ever switches it off. */
export function ttlOperations(storage: Storage, tables: Tables): Operations {
  return {
    UpdateTimeToLive: async (request) => {
      const data = validate(request, updateTimeToLive) as JsonObject & { TimeToLiveSpecification: Specification };
      const { TimeToLiveSpecification } = data;
      const table = tables.named(data);
      refuseNonsense(table, TimeToLiveSpecification);
      await enable(storage, tables, table, TimeToLiveSpecification.AttributeName);
      return { TimeToLiveSpecification };
    },
  };
}

function refuseNonsense({ ttlAttribute }: Table, { AttributeName, Enabled }: Specification): void {
  if (!Enabled) throw validationError('The local cloud does not switch TimeToLive off');
  if (ttlAttribute && ttlAttribute !== AttributeName) {
    throw validationError(
      `TimeToLive is active on a different AttributeName: current AttributeName is ${ttlAttribute}`,
    );
  }
  if (ttlAttribute) throw validationError('TimeToLive is already enabled');
}

/** Saves the setting last: if the process is killed before, the table is unchanged. */
async function enable(storage: Storage, tables: Tables, table: Table, attribute: string): Promise<void> {
  const enabled = tables.setTtlAttribute(table, attribute);
  await noteExpiries(storage, enabled);
  await tables.save(enabled);
}

/** Indexes the items that existed before; from here on, every write does so itself. */
async function noteExpiries(storage: Storage, table: Table): Promise<void> {
  await storage.settled();
  const keys = storage.keys(below(table.items));
  for (let page = await keys.nextv(pageSize); page.length > 0; page = await keys.nextv(pageSize)) {
    const changes: Changes = new Map();
    for (const key of page) {
      const expiry = expiryKey(table, key.slice(table.items.length), parseItem(storage.read(key)));
      if (expiry) changes.set(expiry, '');
    }
    await storage.write(changes);
  }
  await keys.close();
}
