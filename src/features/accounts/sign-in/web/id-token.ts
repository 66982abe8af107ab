/** The claims of an ID token. The browser reads them unverified; the server verifies them. */
export type IdTokenClaims = {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture: string | null;
  iat: number;
  exp: number;
  auth_time: number;
  created_at: number;
  providers: string[];
};

export function readClaims(token: string): IdTokenClaims {
  const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
