import type { Ore, Uuid } from '../../../domain/kernel/index.js';

/** A fact of the purchase, for example the seller. */
export interface ReceiptFact {
  readonly label: string;
  readonly value: string;
}

/** A sold line. `amount` is the ordinary price of all pieces, from which `discounts` are taken. */
export interface ReceiptLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Ore;
  readonly amount: Ore;
  readonly discounts: readonly ReceiptSum[];
  /** What holds for this line alone, for example that it cannot be sent back. */
  readonly note: string | null;
}

/** An amount with its name. Discounts and money back are negative. */
export interface ReceiptSum {
  readonly label: string;
  readonly amount: Ore;
  readonly total?: true;
}

export interface ReceiptVat {
  readonly rate: number;
  readonly net: Ore;
  readonly vat: Ore;
  readonly gross: Ore;
}

/** The receipt of an order, as the page and the PDF show it. */
export interface ReceiptView {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly facts: readonly ReceiptFact[];
  readonly lines: readonly ReceiptLine[];
  readonly sums: readonly ReceiptSum[];
  readonly vat: readonly ReceiptVat[];
  /** Returned goods, oldest first, and what the purchase costs after them. Empty before the first return. */
  readonly returns: readonly ReceiptSum[];
  readonly notes: readonly string[];
}

/** CHK-09: receipts of orders that the visitor may see. Null for any other order, and before it is paid. */
export interface ReceiptService {
  receipt(orderId: Uuid): Promise<ReceiptView | null>;
  pdf(orderId: Uuid): Promise<{ readonly orderNumber: string; readonly content: Uint8Array } | null>;
}
