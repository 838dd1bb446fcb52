import { useLocation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';

import { changeQueue, shownModal, type ModalQueue, type QueueChange, type QueuedModal } from './modal-queue.js';

interface ModalQueueHandle {
  readonly shown: QueuedModal | null;
  readonly ask: (modal: QueuedModal) => void;
  readonly close: (modal: QueuedModal) => void;
}

const NONE: ModalQueue = [];
/**
 * The queue of the whole page. Code on the server must never change it, because all requests would share the change.
 */
let queue: ModalQueue = NONE;
const listeners = new Set<() => void>();

export function useModalQueue(): ModalQueueHandle {
  const { pathname } = useLocation();
  const waiting = useSyncExternalStore(subscribe, current, empty);
  return { shown: shownModal(waiting, pathname), ask: askModal, close: closeModal };
}

export function askModal(modal: QueuedModal): void {
  change({ type: 'asked', modal });
}

export function closeModal(modal: QueuedModal): void {
  change({ type: 'closed', modal });
}

function change(asked: QueueChange): void {
  queue = changeQueue(queue, asked);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): ModalQueue {
  return queue;
}

function empty(): ModalQueue {
  return NONE;
}
