import { HttpException } from '@nestjs/common';

import { isUnavailable } from '../../foundation/problem/unavailable.js';
import { Problem } from '../../foundation/problem/problem.js';

/** A page's call that failed. Its message is the text of UI-09; `cause` is the error. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';

  constructor(text: string, cause: unknown) {
    super(text, { cause });
  }
}

type Texts = Readonly<Record<string, string | undefined>>;
type Call = (...given: readonly unknown[]) => unknown;

/** Wraps a service so that a method that fails throws `FailedCall` with its text. Refusals and outages stay as they are. */
export function failingAs<T extends object>(service: T, texts: Texts | undefined): T {
  if (texts === undefined) return service;
  return new Proxy(service, {
    get(target, name) {
      const call = Reflect.get(target, name, target) as unknown;
      const text = Object.hasOwn(texts, String(name)) ? texts[String(name)] : undefined;
      if (typeof call !== 'function' || text === undefined) return call;
      return (...given: readonly unknown[]) => outcomeOf(() => (call as Call).apply(target, [...given]), text);
    },
  });
}

async function outcomeOf(call: () => unknown, text: string): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    throw isExpected(error) ? error : new FailedCall(text, error);
  }
}

function isExpected(error: unknown): boolean {
  return (
    error instanceof Problem || error instanceof HttpException || error instanceof Response || isUnavailable(error)
  );
}
