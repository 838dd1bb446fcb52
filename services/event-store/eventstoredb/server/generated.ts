/** The messages and services that the client package was generated with, whole: they are CommonJS. */
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import serverFeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';

export const { SupportedMethod, SupportedMethods } = serverFeatures;
export const { ServerFeaturesService } = serverFeaturesGrpc;
export const { StreamIdentifier, UUID, WrongExpectedVersion, AllStreamPosition } = shared;
export const { Status } = status;
export const { BatchAppendResp, ReadResp } = streams;
export const { StreamsService } = streamsGrpc;
export const { Any } = any;
export const { Empty: ProtobufEmpty } = empty;
