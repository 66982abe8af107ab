/** Loads a third-party script, once. */
export function loadScript(src: string, data: Record<string, string> = {}): HTMLScriptElement {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`);
  if (known) return known;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
