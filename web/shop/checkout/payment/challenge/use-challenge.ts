import { useActionData, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { isUnanswered } from '../../../calls/no-answer.js';
import { paymentTexts as texts } from '../texts.js';
import { mountChallenge, type NativeAction } from './mount-challenge.js';

export type ChallengeStep = 'fetching' | 'asking' | 'answered' | 'failed';

/** Shows the bank's question in the holder, and sends the answer to the shop. */
export function useChallenge(action: NativeAction) {
  const holder = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<ChallengeStep>('fetching');
  const [result, setResult] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // The page is loaded anew while it waits, and the action is then another object with the same content.
  const asked = useRef(action);
  useEffect(() => {
    const at = holder.current;
    if (!at) return undefined;
    let left = false;
    let leave = (): void => undefined;
    const onShown = (): void => {
      nameFrames(at);
      setStep('asking');
    };
    const onResult = (told: string): void => {
      setStep('answered');
      setResult(told);
    };
    const onFailed = (): void => setStep('failed');
    mountChallenge(at, asked.current, { onShown, onResult, onFailed })
      .then((unmount) => (left ? unmount() : (leave = unmount)))
      .catch(onFailed);
    return () => {
      left = true;
      leave();
    };
  }, [turn]);
  useSent(result);
  const again = useCallback(() => {
    setStep('fetching');
    setTurn((before) => before + 1);
  }, []);
  return { holder, step, again };
}

/** The partner's script gives its frames no name that a screen reader could say. */
function nameFrames(holder: HTMLElement): void {
  for (const frame of holder.querySelectorAll('iframe')) frame.title = texts.challengeFrame;
}

const AGAIN_MS = 3_000;

/** Sends the result until the shop answers. The partner counts it once. */
function useSent(threeDSResult: string | null): void {
  const submit = useSubmit();
  const answer = useActionData();
  const lost = isUnanswered(answer);
  useEffect(() => {
    if (threeDSResult === null) return undefined;
    const send = (): void => submit({ intent: 'challenge', threeDSResult }, { method: 'post' });
    const timer = setTimeout(send, lost ? AGAIN_MS : 0);
    return () => clearTimeout(timer);
  }, [submit, threeDSResult, lost, answer]);
}
