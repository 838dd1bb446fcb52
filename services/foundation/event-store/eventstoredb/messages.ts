/** Exports the client package's generated messages, which are CommonJS modules. */
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

export const { Empty, StreamIdentifier, UUID } = shared;
export const { BatchAppendReq, ReadReq } = streams;
