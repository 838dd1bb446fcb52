import type { Decision, Rejection } from './decider.js';
import type { DomainEvent } from './event.js';

/** The handlers of a stream kind's commands, by the type of the command. */
type Handlers = Readonly<Record<string, (command: never, state: never) => Decision<DomainEvent, Rejection>>>;

type CommandOfType<H extends Handlers, Type extends keyof H> = Extract<Parameters<H[Type]>[0], { readonly type: Type }>;

/** The union of the commands that have a handler. */
export type CommandsIn<H extends Handlers> = { [Type in keyof H]: CommandOfType<H, Type> }[keyof H];

type StateIn<H extends Handlers> = H[keyof H] extends (command: never, state: infer State) => unknown ? State : never;
type DecisionIn<H extends Handlers> = H[keyof H] extends (...given: never) => infer Made ? Made : never;

/** Refuses a handler under a name that is not its command's. */
type EachUnderItsName<H extends Handlers> = {
  [Type in keyof H]: [CommandOfType<H, Type>] extends [never] ? never : H[Type];
};

/** Decides before the handler, for states in which most commands have the same answer. Null leaves it to the handler. */
type Guard<H extends Handlers> = (command: CommandsIn<H>, state: StateIn<H>) => DecisionIn<H> | null;

/**
 * The `decide` of a stream kind. Its handlers are the only list of its commands.
 * @throws when the command's type has no handler, also when it is the name of an inherited property
 */
export function decider<H extends Handlers>(
  handlers: H & EachUnderItsName<H>,
  guard?: Guard<H>,
): (command: CommandsIn<H>, state: StateIn<H>) => DecisionIn<H> {
  const byType = new Map<string, Handlers[string]>(Object.entries(handlers));
  return (command, state) => {
    const { type } = command as { readonly type: string };
    const handler = byType.get(type);
    if (!handler) throw new TypeError(`No handler decides the command ${type}`);
    return (guard?.(command, state) ?? handler(command as never, state as never)) as DecisionIn<H>;
  };
}
