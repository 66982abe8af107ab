// Tells the parent page that the cardholder has answered.
window.parent.postMessage({ event: 'challenge-answered' }, window.location.origin);
