import { Metadata, status, type StatusObject } from '@grpc/grpc-js';

/** The gRPC errors of a node, with the exact texts of EventStoreDB 22.10. */
export const notReady: Partial<StatusObject> = { code: status.UNAVAILABLE, details: 'Server Is Not Ready' };
export const lost: Partial<StatusObject> = { code: status.UNAVAILABLE, details: 'connection lost' };
export const noLeader: Partial<StatusObject> = {
  code: status.UNKNOWN,
  details: 'No leader info available in response',
};

export function leaderIs(host: string, port: number): Partial<StatusObject> {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', host);
  metadata.set('leader-endpoint-port', `${port}`);
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

export function refused(error: Error): Partial<StatusObject> {
  return { code: status.INVALID_ARGUMENT, details: error.message };
}
