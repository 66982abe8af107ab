import { useEffect } from 'react';
import { hideChat, showChat } from '#shared/chat-widget.ts';

/** The widget may draw itself after the page; a second look catches it. */
const SECOND_LOOK_MS = 1_000;

/** Hides the live chat as long as the page is shown. */
export function useHiddenChat(): void {
  useEffect(() => {
    hideChat();
    const secondLook = setTimeout(hideChat, SECOND_LOOK_MS);
    return () => {
      clearTimeout(secondLook);
      showChat();
    };
  }, []);
}
