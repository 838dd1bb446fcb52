/** The partner's own books: what it took from the customers and what it paid back, under each key once. */
export class Partner {
  private readonly taken = new Map<string, Map<string, number>>();
  private readonly returned = new Map<string, Map<string, number>>();

  take(paymentId: string, key: string, amount: number): void {
    booked(this.taken, paymentId).set(key, amount);
  }

  payBack(paymentId: string, key: string, amount: number): void {
    booked(this.returned, paymentId).set(key, amount);
  }

  /** The bank takes back what it booked under this key. */
  undo(paymentId: string, key: string): void {
    booked(this.taken, paymentId).delete(key);
  }

  takings(paymentId: string): readonly number[] {
    return [...booked(this.taken, paymentId).values()];
  }

  money(paymentId: string): number {
    const back = [...booked(this.returned, paymentId).values()];
    return sum(this.takings(paymentId)) - sum(back);
  }
}

function booked(books: Map<string, Map<string, number>>, paymentId: string): Map<string, number> {
  const own = books.get(paymentId) ?? new Map<string, number>();
  books.set(paymentId, own);
  return own;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
