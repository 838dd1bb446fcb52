import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  apply as applyPayment,
  emptyState,
  type SimulatedPayment,
  type SimulatorRecord,
} from '../../simulators/adyen/state.js';
import {
  apply as applyShipment,
  type Shipment,
  type WarehouseRecord,
  type WarehouseState,
} from '../../simulators/warehouse/state.js';
import type { Letter } from '../../services/partners/simulated/simulated.js';

/** What the simulated partners have recorded themselves about payments, shipments and mails. */
export interface PartnerBooks {
  /** The partner's payments. The `reference` of each is the id of our payment. */
  readonly payments: readonly SimulatedPayment[];
  readonly shipments: ReadonlyMap<string, Shipment>;
  readonly letters: readonly Letter[];
}

export function readPartnerBooks(directory: string): PartnerBooks {
  const adyen = emptyState();
  const warehouse: WarehouseState = { shipments: new Map(), undelivered: new Map() };
  for (const record of linesOf<SimulatorRecord[]>(directory, 'adyen.ndjson').flat()) applyPayment(adyen, record);
  for (const record of linesOf<WarehouseRecord[]>(directory, 'warehouse.ndjson').flat())
    applyShipment(warehouse, record);
  const letters = linesOf<Letter>(directory, 'mailbox.ndjson');
  return { payments: [...adyen.payments.values()], shipments: warehouse.shipments, letters };
}

function linesOf<Entry>(directory: string, name: string): Entry[] {
  const file = path.join(directory, name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Entry);
}
