import { ConsoleLogger, Logger, type LogLevel } from '@nestjs/common';

import { withModules } from './bundled-places.js';
import { guarded } from './guarded.js';
import { LogFlood } from './log-flood.js';

/** `json` writes each entry as one line of JSON, for log collectors. `text` is for a terminal. */
export type LogFormat = 'json' | 'text';

const LEVELS: LogLevel[] = ['warn', 'error', 'fatal'];

/** The logger: JSON lines with the time in UTC, or coloured text for a terminal. */
export class ShopLog extends ConsoleLogger {
  private readonly flood: LogFlood;

  constructor(format: LogFormat, now?: () => number) {
    super({ json: format === 'json', logLevels: LEVELS });
    this.flood = new LogFlood((line) => super.printMessages([line], 'log', 'warn', 'stdout'), now);
  }

  /** Logs the numbers of dropped entries. Call it before the process ends. */
  flush(): void {
    this.flood.flush();
  }

  protected override printMessages(...entry: Parameters<ConsoleLogger['printMessages']>): void {
    const [messages, context = '', level = 'log'] = entry;
    if (this.flood.admits(`${level} ${context}`, messages.map(String).join(' '))) super.printMessages(...entry);
  }

  protected override getTimestamp(): string {
    return new Date().toISOString();
  }

  protected override stringifyJsonLogObject({
    level,
    context,
    timestamp: _milliseconds,
    ...rest
  }: Record<string, unknown>): string {
    return withModules(super.stringifyJsonLogObject({ ...head(level, context), ...rest }));
  }

  protected override formatMessage(...entry: Parameters<ConsoleLogger['formatMessage']>): string {
    return withModules(super.formatMessage(...entry));
  }

  protected override printStackTrace(stack: string): void {
    super.printStackTrace(stack && withModules(stack));
  }
}

/** Makes this the logger of the whole process. */
export function openLog(format: LogFormat): ShopLog {
  const log = new ShopLog(format);
  Logger.overrideLogger(log);
  process.once(
    'exit',
    guarded('the end of the log', () => log.flush()),
  );
  return log;
}

/** Chooses the format of the log. @param wanted LOG_FORMAT; without it a terminal gets text, everything else JSON */
export function logFormatOf(wanted: string | undefined, isTerminal = process.stdout.isTTY): LogFormat {
  if (wanted === 'json' || wanted === 'text') return wanted;
  return isTerminal ? 'text' : 'json';
}

/** Prints a message of the start or the stop, in the format of the log. */
export function sayAs(format: LogFormat, level: 'log' | 'fatal', message: string): void {
  const stream = level === 'fatal' ? process.stderr : process.stdout;
  const entry = { ...head(level, undefined), pid: process.pid, message };
  stream.write(format === 'json' ? `${JSON.stringify(entry)}\n` : `${message}\n`);
}

/** Returns the first fields of an entry. Level and context come early, because people read them first. */
function head(level: unknown, context: unknown): Record<string, unknown> {
  return { timestamp: new Date().toISOString(), level, context };
}
