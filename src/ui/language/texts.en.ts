/** The sentences of the shared components. */
export const texts = {
  cancel: 'Cancel',
  close: 'Close',
  typeToConfirm: (phrase: string) => `Type “${phrase}” to confirm`,
  loading: (what: string) => `Loading ${what}`,
  notLoaded: (what: string) => `${what} could not be loaded.`,
  checkConnection: 'Please check your connection. Nothing was changed.',
  tryAgain: 'Try again',
  pleaseTryAgain: 'Please try again.',
  theList: 'the list',
  showMore: 'Show more',
  loadingMore: 'Loading…',
  notReached: 'We could not reach the server. Please check your connection and try again.',
  offline: 'You are offline; nothing is lost. Try again when you are back online.',
  didYouMean: { before: 'Did you mean' },
  required: '* required',
  draft: {
    kept: 'What you type is kept on this device for 14 days, until you send it.',
    clear: 'Clear the form',
  },
  oneMoment: 'One moment',
  link: {
    copied: 'Link Copied!',
    failed: 'The link could not be copied',
    why: 'Your browser did not allow it. The address bar holds the same link.',
  },
  /** Other languages translate the server's common refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
};
