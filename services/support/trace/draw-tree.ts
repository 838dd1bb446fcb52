import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { CausationNode } from './causation-tree.js';

/** Prints one line for each event. Data is never printed, because it may be personal. */
export function drawTree(roots: readonly CausationNode[], asked: string): string {
  return roots.flatMap((root) => [line(root.event, asked), ...drawEffects(root.effects, '', asked)]).join('\n');
}

function drawEffects(nodes: readonly CausationNode[], indent: string, asked: string): string[] {
  return nodes.flatMap(({ event, effects }, index) => {
    const last = index === nodes.length - 1;
    return [
      `${indent}${last ? '└─ ' : '├─ '}${line(event, asked)}`,
      ...drawEffects(effects, `${indent}${last ? '   ' : '│  '}`, asked),
    ];
  });
}

function line({ eventId, type, streamId, revision, effectiveAt, actor }: RecordedEvent, asked: string): string {
  return `${type}  ${streamId}@${revision}  ${effectiveAt}  ${actor.kind}:${actor.id}  ${eventId}${eventId === asked ? '  ◀' : ''}`;
}
