import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearToast } from '#ui/toast/toast-store.ts';
import { startFakeApi, unansweredRequests } from './fake-api.ts';

configure({
  // Generous, since the gate's machine is noisy.
  asyncUtilTimeout: 10_000,
  // Without the whole document in the message.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// happy-dom does not know `<search>` yet, and React complains about elements without a class.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

beforeEach(startFakeApi);

afterEach(() => {
  cleanup();
  clearToast();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  expect(unansweredRequests(), 'nothing answers these requests').toEqual([]);
});
