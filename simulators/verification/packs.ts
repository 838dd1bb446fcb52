import type { PackAnswer, PackIdentity, PackState } from '../../services/partners/verification/gateway.js';
import { checkDigit } from '../../domain/catalogue/ean.js';

/** A pack that left the system, or of which a test has said something. */
export type PackRecord =
  | { readonly type: 'decommissioned'; readonly pack: PackIdentity; readonly transactionId: string }
  | { readonly type: 'reactivated'; readonly pack: PackIdentity; readonly transactionId: string }
  | { readonly type: 'recalled'; readonly productCode: string; readonly batch: string };

/** Serial numbers that begin so were never made. */
const NEVER_MADE = 'FALSK';

/**
 * All packs of the system. Every product code with a right check digit has packs of every serial number, so that tests
 * and developers can scan what they like.
 */
export class Packs {
  private readonly taken = new Map<string, PackIdentity & { readonly transactionId: string }>();
  /** Transactions that were taken back, perhaps before they came. */
  private readonly undone = new Set<string>();
  private readonly recalls = new Set<string>();

  apply(record: PackRecord): void {
    switch (record.type) {
      case 'decommissioned':
        this.taken.set(keyOf(record.pack), { ...record.pack, transactionId: record.transactionId });
        return;
      case 'reactivated':
        if (this.taken.get(keyOf(record.pack))?.transactionId === record.transactionId)
          this.taken.delete(keyOf(record.pack));
        this.undone.add(`${keyOf(record.pack)} ${record.transactionId}`);
        return;
      case 'recalled':
        this.recalls.add(`${record.productCode} ${record.batch}`);
    }
  }

  stateOf(pack: PackIdentity, today: string): PackAnswer {
    const taken = this.taken.get(keyOf(pack));
    if (taken) return { state: 'dispensed', transactionId: taken.transactionId };
    return { state: this.untaken(pack, today), transactionId: null };
  }

  /** Whether the transaction may still take the pack out. */
  mayTake(pack: PackIdentity, transactionId: string): boolean {
    return !this.undone.has(`${keyOf(pack)} ${transactionId}`);
  }

  get dispensed(): readonly (PackIdentity & { readonly transactionId: string })[] {
    return [...this.taken.values()];
  }

  private untaken({ productCode, serial, batch, expiresOn }: PackIdentity, today: string): PackState {
    const isCode = checkDigit(productCode.slice(0, 13)) === Number(productCode[13]);
    if (!isCode || serial.startsWith(NEVER_MADE)) return 'unknown';
    if (this.recalls.has(`${productCode} ${batch}`)) return 'recalled';
    return expiresOn < today ? 'expired' : 'active';
  }
}

function keyOf({ productCode, serial }: PackIdentity): string {
  return `${productCode} ${serial}`;
}
