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

/** Hides the chat's bubble; a widget that arrives later comes hidden. */
export function hideChat(): void {
  isHidden = true;
  apply();
}

export function showChat(): void {
  isHidden = false;
  apply();
}

/** Whether the page asked for no chat; the widget's loader reads it when the widget is ready. */
export function isChatHidden(): boolean {
  return isHidden;
}
