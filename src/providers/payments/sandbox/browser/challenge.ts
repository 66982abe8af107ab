// Tells the page around that the card's holder has answered.
window.parent.postMessage({ event: 'challenge-answered' }, window.location.origin);
