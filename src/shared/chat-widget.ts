/** The part of Chatwoot's window API that we use. */
type ChatwootWidget = { toggleBubbleVisibility(visibility: 'hide' | 'show'): void };

declare global {
  interface Window {
    $chatwoot?: ChatwootWidget;
  }
}

let isHidden = false;

function apply(): void {
  window.$chatwoot?.toggleBubbleVisibility(isHidden ? 'hide' : 'show');
}

/** Hides the chat's bubble, also if the widget loads later. */
export function hideChat(): void {
  isHidden = true;
  apply();
}

export function showChat(): void {
  isHidden = false;
  apply();
}

/** Whether the page hides the chat; read by the widget's loader when the widget is ready. */
export function isChatHidden(): boolean {
  return isHidden;
}
