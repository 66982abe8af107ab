import type { TestApp } from './test-app.ts';

/** Gives a person a second factor, as if used in their sessions. */
export async function passFactor({ context }: TestApp, email: string): Promise<void> {
  const found = await context.identity.directory.findByEmail(context.db, email);
  await context.identity.factors.passInSandbox(context.db, found?.id ?? '');
}
