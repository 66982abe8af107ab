/** What happened to somebody's second factor. */
export type FactorChange =
  | 'set'
  /** The app, and no factor is left. */
  | 'removed'
  /** The app; a passkey is left. */
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'lastPasskeyRemoved'
  | 'codesRenewed'
  | 'codeUsed'
  | 'reset';
