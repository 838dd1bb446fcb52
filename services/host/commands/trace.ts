import 'reflect-metadata';

import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { causationTree } from '../../support/trace/causation-tree.js';
import { drawTree } from '../../support/trace/draw-tree.js';
import { findTrace } from '../../support/trace/find-trace.js';

/**
 * `npm run trace <id>`: prints the causation tree of an event, a command, a correlation, an order number or a stream.
 */
await runTool(() => {
  const id = process.argv[2];
  if (!id) throw new Error('usage: npm run trace <event, command or correlation id | order number | stream id>');
  return withPlatform(async ({ store, db }) => {
    const trace = await findTrace(store, db, id);
    if (!trace) throw new Error(`no event belongs to ${id}`);
    return drawTree(causationTree(trace.events), trace.eventId);
  });
});
