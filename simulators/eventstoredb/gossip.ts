import type { ClusterInfo as ClusterInfoMessage } from '@eventstore/db-client/generated/gossip_pb.js';

import { ClusterInfo, EndPoint, MemberInfo, UUID } from './generated.js';

const FOLLOWER = 6;
const LEADER = 8;

export interface Member {
  readonly port: number;
  readonly isAlive: boolean;
  readonly isLeader: boolean;
}

export function clusterInfo(members: readonly Member[]): ClusterInfoMessage {
  return new ClusterInfo().setMembersList(members.map(memberInfo));
}

function memberInfo({ port, isAlive, isLeader }: Member) {
  return new MemberInfo()
    .setInstanceId(new UUID().setString(`00000000-0000-4000-8000-0000000${port}`.padEnd(36, '0')))
    .setTimeStamp('0')
    .setState(isLeader ? LEADER : FOLLOWER)
    .setIsAlive(isAlive)
    .setHttpEndPoint(new EndPoint().setAddress('127.0.0.1').setPort(port));
}
