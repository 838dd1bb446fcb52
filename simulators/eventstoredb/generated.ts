/** The client package's generated messages and services, which are CommonJS modules. */
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import serverFeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusMessages from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';

export const { ClusterInfo, EndPoint, MemberInfo } = gossip;
export const { GossipService } = gossipGrpc;
export const { SupportedMethod, SupportedMethods } = serverFeatures;
export const { ServerFeaturesService } = serverFeaturesGrpc;
export const { StreamIdentifier, UUID, Empty: ProtobufEmpty } = shared;
export const { Status } = statusMessages;
export const { AppendResp, BatchAppendResp, ReadResp } = streams;
export const { StreamsService } = streamsGrpc;
