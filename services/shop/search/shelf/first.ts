import type { Order } from './order.js';

/**
 * Finds the first `count` products of an order without sorting all. A heap keeps the best ones, with the worst of them
 * on top. One typed letter may match the whole shop, but a page shows only 24 products.
 */
export function first(places: ArrayLike<number>, count: number, order: Order): number[] {
  if (places.length <= count * 2) return Array.from(places).sort(order).slice(0, count);
  const heap: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    if (heap.length < count) {
      heap.push(place);
      rise(heap, heap.length - 1, order);
    } else if (count > 0 && order(place, heap[0] as number) < 0) {
      heap[0] = place;
      sink(heap, order);
    }
  }
  return heap.sort(order);
}

function rise(heap: number[], from: number, order: Order): void {
  let index = from;
  while (index > 0) {
    const parent = (index - 1) >>> 1;
    if (order(heap[index] as number, heap[parent] as number) <= 0) return;
    swap(heap, index, parent);
    index = parent;
  }
}

function sink(heap: number[], order: Order): void {
  let index = 0;
  for (;;) {
    const left = index * 2 + 1;
    let worst = index;
    for (const child of [left, left + 1]) {
      if (child < heap.length && order(heap[child] as number, heap[worst] as number) > 0) worst = child;
    }
    if (worst === index) return;
    swap(heap, index, worst);
    index = worst;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] as number;
  heap[a] = heap[b] as number;
  heap[b] = kept;
}
