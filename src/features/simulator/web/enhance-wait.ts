/**
 * Makes the wait estimator interactive. The table is fetched with the first choice, so a page that
 * shows the estimator loads almost none of its code.
 */
export function enhanceWait(element: HTMLElement): () => void {
  const change = async () => {
    const { showWait } = await import('./show-wait.ts');
    await showWait(element);
  };
  const listen = () => void change();
  element.addEventListener('change', listen);
  return () => element.removeEventListener('change', listen);
}
