// Shows the progress of a clock move, and continues when it is done.

type Progress = {
  state: 'moving' | 'arrived' | 'cancelled' | 'failed' | 'idle';
  share: number;
  today: string;
  jobs: string;
  happened: string;
  goOnTo: string;
};

const POLL_MS = 500;
const progress = document.querySelector('progress');
const place = document.querySelector('[data-moving]');

async function look(): Promise<void> {
  const language = document.documentElement.lang;
  const answer = await fetch(`/sandbox/time.json?lang=${language}`).catch(() => undefined);
  const shown: Progress | undefined = answer?.ok ? await answer.json() : undefined;
  if (shown) {
    if (progress) progress.value = shown.share;
    write('today', shown.today);
    write('jobs', shown.jobs);
    write('happened', shown.happened);
    if (shown.state === 'arrived') return window.location.replace(shown.goOnTo);
    // The page says what happened and offers to continue.
    if (shown.state !== 'moving') return window.location.reload();
  }
  setTimeout(look, POLL_MS);
}

function write(name: string, text: string): void {
  const element = place?.querySelector(`[data-say="${name}"]`);
  if (element && element.textContent !== text) element.textContent = text;
}

if (place) void look();
