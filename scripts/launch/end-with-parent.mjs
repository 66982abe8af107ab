// Loaded before a script (`node --import`) that another process of the project started with an IPC
// channel. When that channel closes, because the parent asks for it or has died in whatever way, the
// script is told to stop. This works on every system; signals between processes do not exist on Windows.
import { isMainThread } from 'node:worker_threads';

/** Set by the parent. Removed here, so that processes the script starts are not meant. */
const MARK = 'CASA_ENDS_WITH_PARENT';

function stop() {
  // As SIGTERM does: whoever listens finishes its work, everybody else ends.
  if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
  else process.exit(143);
}

if (isMainThread && process.env[MARK]) {
  delete process.env[MARK];
  if (process.channel) {
    process.once('disconnect', stop);
    // Watching must not keep a script alive that has finished.
    process.channel.unref();
  } else stop();
}
