import type { FormBody } from './form-body.ts';
import type { Answer } from './idempotency.ts';
import type { SandboxWorld } from './world.ts';

/** One request to the sandbox's API. */
export type Scope = { world: SandboxWorld; body: FormBody; isSecret: boolean };

/** Adds a call that reads. */
export type Read = (path: string, answer: (scope: Scope, id: string) => Promise<unknown>) => void;

/** Adds a call that changes something, once per idempotency key. */
export type Write = (path: string, answer: (scope: Scope, id: string) => Promise<Answer>) => void;
