// The end of a Google sign-in in a popup: tells the page that opened it, then closes.
const answer = new URLSearchParams(window.location.search);
const channel = new BroadcastChannel('casa-sign-in');
channel.postMessage({ nonce: answer.get('n') ?? '', error: answer.get('error') });
channel.close();
window.close();
