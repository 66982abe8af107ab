/** External sources a page may load, by directive of the Content-Security-Policy. */
export type PolicySources = {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly img?: readonly string[];
  readonly font?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly media?: readonly string[];
};
