import { showToast } from './toast-store.ts';

/** Copies a link that the address bar shows too, and shows whether that worked. */
export async function copyLink(link: string, description: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: 'Link Copied!', description, tone: 'success' });
  } catch {
    showToast({
      title: 'The link could not be copied',
      description: 'Your browser did not allow it. The address bar holds the same link.',
      tone: 'destructive',
    });
  }
}
