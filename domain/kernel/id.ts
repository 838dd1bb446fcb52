/** Makes an id for a place in a stream or a command; ids are UUIDs handed in, never made in the domain. */
export type Uuid = string;

export type StreamKind =
  | 'cart'
  | 'order'
  | 'payment'
  | 'member'
  | 'customer'
  | 'job-run'
  | 'job-calendar'
  | 'staff-access'
  | 'look-log'
  | 'product'
  | 'campaign'
  | 'pause';

export function streamId(kind: StreamKind, id: string): string {
  return `${kind}-${id}`;
}

const STREAM_ID =
  /^(cart|order|payment|member|customer|job-run|job-calendar|staff-access|look-log|product|campaign|pause)-(.+)$/;

/** Null for a stream of a kind this version does not know. */
export function parseStreamId(id: string): { kind: StreamKind; key: string } | null {
  const match = STREAM_ID.exec(id);
  return match ? { kind: match[1] as StreamKind, key: match[2] as string } : null;
}
