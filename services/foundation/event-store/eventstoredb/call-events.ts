import type { ClientReadableStream } from '@grpc/grpc-js';

import { guarded } from '../../log/guarded.js';
import type { Call } from './connection.js';

/**
 * Reads the messages of a call one by one until it ends, or until no message comes for a time. An exception in a gRPC
 * event handler would end the process. Here it ends the call and rejects the promise.
 */
export function streamed<Message, T>(
  call: ClientReadableStream<Message>,
  take: (message: Message) => void,
  result: () => T,
  silenceMs: number,
): Call<T> {
  let silence: NodeJS.Timeout | undefined;
  const answer = new Promise<T>((resolve, reject) => {
    const giveUp = (error: unknown): void => {
      reject(error as Error);
      call.cancel();
    };
    // The timeout starts again with each message. A hung node sends none; a long or slow read does.
    if (silenceMs !== Infinity)
      silence = setTimeout(
        guarded('a call that is not answered', () => giveUp(new Error(`no data for ${silenceMs / 1000} s`))),
        silenceMs,
      );
    call.on('error', guarded('a broken call', reject));
    call.on(
      'end',
      guarded('the end of a call', () => resolve(result()), giveUp),
    );
    const taken = (message: Message): void => {
      silence?.refresh();
      take(message);
    };
    call.on('data', guarded('an answer', taken, giveUp));
  });
  return { call, answer: answer.finally(() => clearTimeout(silence)) };
}
