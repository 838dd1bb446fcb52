import type { Uuid } from '../../../../domain/kernel/index.js';
import { membership, type MemberCommand } from '../../../../domain/member/index.js';
import { streamId } from '../../../../domain/slices.js';
import type { Subject } from '../../../foundation/job-engine/job.js';

/** Makes a member the subject of a job, with the command for it. The command is null when there is nothing to do. */
export function memberSubject(memberId: Uuid, command: ((commandId: Uuid) => MemberCommand) | null): Subject {
  return {
    streamId: streamId(membership.kind, memberId),
    send:
      command && ((commands, context) => commands.handle(membership, memberId, command(context.commandId), context)),
  };
}
