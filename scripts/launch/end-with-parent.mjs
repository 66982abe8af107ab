// Loaded before a script (`node --import`) that another process of the project started with an IPC
// channel. When that channel closes, because the parent disconnected or died, the script is told to
// stop. This works on every system; signals between processes do not exist on Windows.
import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Set by the parent. Removed here, so that child processes of the script do not inherit it. */
const MARK = 'CASA_ENDS_WITH_PARENT';

function stop() {
  // Like SIGTERM: a script with a listener can finish its work, any other ends. Listeners get the
  // signal's number too, which `process.emit` has no type for.
  if (process.listenerCount('SIGTERM') > 0)
    EventEmitter.prototype.emit.call(process, 'SIGTERM', 'SIGTERM', constants.signals.SIGTERM);
  else process.exit(143);
}

if (isMainThread && process.env[MARK]) {
  delete process.env[MARK];
  if (process.channel) {
    process.once('disconnect', stop);
    // The channel must not keep a finished script alive.
    process.channel.unref();
  } else stop();
}
