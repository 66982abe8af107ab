export type FactorChange =
  | 'set'
  /** The app was removed and no factor is left. */
  | 'removed'
  /** The app was removed; a passkey is left. */
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'lastPasskeyRemoved'
  | 'codesRenewed'
  | 'codeUsed'
  | 'reset';
