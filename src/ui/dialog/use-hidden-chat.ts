import { useEffect } from 'react';
import { hideChat, showChat } from '#shared/chat-widget.ts';

/** The widget may render after the page, so it is hidden again after this time. */
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
