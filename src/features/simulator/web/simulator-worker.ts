import { type Assumptions, configOf, GROUPS } from '../assumptions.ts';
import { filmOf } from '../engine/film.ts';
import { createTrial } from '../engine/outcome.ts';
import { playGroup } from '../engine/play-group.ts';
import type { Reply, Request } from './messages.ts';

/** Groups played between two checks for new messages. */
const AT_ONCE = 4;

let wanted = 0;

const reply = (message: Reply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'film') {
    const config = configOf(data.assumptions, data.group);
    const film = filmOf(playGroup(config), config.members);
    reply({ kind: 'film', id: data.id, film });
  } else {
    wanted = data.id;
    void playAll(data.id, data.assumptions);
  }
});

async function playAll(id: number, assumptions: Assumptions): Promise<void> {
  const trial = createTrial(assumptions);
  for (let group = 0; group < GROUPS; group++) {
    if (group % AT_ONCE === 0) {
      reply({ kind: 'progress', id, done: group });
      // Yields to the event loop, so that a new message can cancel this trial.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (wanted !== id) return;
    }
    trial.play(group);
  }
  reply({ kind: 'outcome', id, outcome: trial.finish() });
}
