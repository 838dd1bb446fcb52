import type { AnswerCancellation, OrderState, ReportShort } from '../../domain/order/index.js';

/** The warehouse of one purchase: where each parcel is, and which pieces it lacks. */
export class WarehouseFloor {
  private readonly parcels = new Map<string, 'packing' | 'stopped' | 'left'>();
  private readonly lacked = new Map<string, number>();
  private reports = 0;

  constructor(private readonly random: () => number) {}

  get isEmpty(): boolean {
    return this.parcels.size === 0;
  }

  take(parcelId: string, isWithheld: boolean): void {
    this.parcels.set(parcelId, isWithheld ? 'stopped' : 'packing');
  }

  /** Stops the parcels that have not left. */
  stop(parcelIds: readonly string[]): Pick<AnswerCancellation, 'answer' | 'parcelIds' | 'tooLate'> {
    if (this.isEmpty) return { answer: 'unknown', parcelIds, tooLate: [] };
    const tooLate = parcelIds.filter((parcelId) => this.parcels.get(parcelId) === 'left');
    for (const parcelId of parcelIds) if (!tooLate.includes(parcelId)) this.parcels.set(parcelId, 'stopped');
    return { answer: 'partly', parcelIds, tooLate };
  }

  leave(): string | null {
    const parcelId = this.inHand();
    if (parcelId) this.parcels.set(parcelId, 'left');
    return parcelId;
  }

  /** Lacks a piece of the first line, or all that is left of a parcel, which then never leaves. */
  lack(everything: boolean, { parcels, order }: OrderState, reportedAt: string): ReportShort | null {
    const hand = this.inHand();
    const parcel = parcels.find(({ parcelId }) => parcelId === hand);
    const lines = (order?.lines ?? [])
      .filter(({ lineId }) => parcel?.lineIds.includes(lineId))
      .map(({ lineId, quantity }) => ({ lineId, left: quantity - (this.lacked.get(lineId) ?? 0) }))
      .map(({ lineId, left }) => ({ lineId, quantity: everything ? left : lineId === '1' && left > 1 ? 1 : 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (!parcel || lines.length === 0) return null;
    if (everything) this.parcels.set(parcel.parcelId, 'stopped');
    lines.forEach(({ lineId, quantity }) => this.lacked.set(lineId, (this.lacked.get(lineId) ?? 0) + quantity));
    this.reports += 1;
    const named = lines.map((line) => ({ ...line, cause: 'lacking' as const }));
    return {
      type: 'ReportShort',
      shortId: `short-${this.reports}`,
      parcelId: parcel.parcelId,
      lines: named,
      reportedAt,
    };
  }

  private inHand(): string | null {
    const packing = [...this.parcels].filter(([, at]) => at === 'packing');
    return packing[Math.floor(this.random() * packing.length)]?.[0] ?? null;
  }
}
