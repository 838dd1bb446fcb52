import { isDeepStrictEqual } from 'node:util';

import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';

import { describedAnswers, type DescribedAnswer } from '../../services/access/http/api-schema.js';

interface DescribedCall extends DescribedAnswer {
  readonly verb: string;
  readonly path: RegExp;
}

export interface Answered {
  readonly verb: string;
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

let calls: readonly DescribedCall[] = [];
let known = 0;
const answered = new Set<string>();

/** The calls of this process that were answered with success, as the API's description names them. */
export const answeredCalls: ReadonlySet<string> = answered;

/**
 * Compares an answer with its description, if the call has one.
 * @throws Error when a field is missing, wrong, or not described
 */
export function checkAnswer({ verb, url, status, body }: Answered): void {
  const path = new URL(url, 'http://shop').pathname;
  const call = status === 200 && allCalls().find((each) => each.verb === verb && each.path.test(path));
  if (!call) return;
  const parsed = call.schema.safeParse(body);
  if (!parsed.success) throw new Error(`${verb} ${path} is not as described: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, body)) throw new Error(`${verb} ${path} has fields that are not described`);
  answered.add(nameOf(call));
}

/** The names of all calls of this process that describe their answer. */
export function describedCalls(): readonly string[] {
  return describedAnswers().map(nameOf);
}

function nameOf({ controller, method }: DescribedAnswer): string {
  return `${(controller as { name: string }).name}.${method}`;
}

function allCalls(): readonly DescribedCall[] {
  const answers = describedAnswers();
  if (answers.length !== known) calls = answers.flatMap(callsOf);
  known = answers.length;
  return calls;
}

function callsOf(answer: DescribedAnswer): readonly DescribedCall[] {
  const { controller, method } = answer;
  const handler = (controller as { prototype: Record<string, object> }).prototype[method] as object;
  const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] as string;
  return pathsOf(controller).flatMap((prefix) =>
    pathsOf(handler).map((rest) => ({ ...answer, verb, path: matcherOf(`${prefix}/${rest}`) })),
  );
}

function pathsOf(target: object): readonly string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
}

function matcherOf(template: string): RegExp {
  const parts = template.split('/').filter(Boolean);
  return new RegExp(
    `^/${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.'))).join('/')}/?$`,
  );
}
