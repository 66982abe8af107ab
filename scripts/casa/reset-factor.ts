import { resetFactorOfAddress } from '../../src/features/accounts/factors/server/reset-factor.ts';
import { defineCommand } from './command.ts';
import { commandConfig, withRuntime } from './open-runtime.ts';

/** The actor of what a command does, in the audit log and in mails. */
export const SERVER_ACTOR = { userId: 'server', email: 'a command on the server' };

export const command = defineCommand({
  name: 'casa reset-factor',
  about:
    'Removes the second factor of somebody who lost it and ends their sessions: a sole admin regains access this way. It is in the audit log and mailed to the person and to the contact address. The embedded database must not be in use.',
  args: { email: { about: 'The address the person signs in with' } },
  async run({ email }) {
    await withRuntime(commandConfig(), ({ context }) =>
      resetFactorOfAddress(context, SERVER_ACTOR, email),
    );
    console.log(`${email} has no second factor now and is signed out everywhere.`);
    return 0;
  },
});
