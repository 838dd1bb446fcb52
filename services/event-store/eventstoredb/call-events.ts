import type { ClientReadableStream } from '@grpc/grpc-js';

import type { Call } from './connection.js';

/**
 * A call whose answers are taken one by one, until its end. What a handler of an event throws would end
 * the process, so it ends the call and is thrown where the answer is awaited.
 */
export function streamed<Message, T>(
  call: ClientReadableStream<Message>,
  take: (message: Message) => void,
  result: () => T,
): Call<T> {
  const answer = new Promise<T>((resolve, reject) => {
    call.on('error', reject);
    call.on('end', () => resolve(result()));
    call.on('data', (message: Message) => {
      try {
        take(message);
      } catch (error) {
        reject(error);
        call.cancel();
      }
    });
  });
  return { call, answer };
}
