/** Contained in many hostile values: neither the log nor error responses may contain it. */
export const MARK = 'Zq7hostile';

const nested = (depth: number): unknown => {
  let value: unknown = MARK;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** What no form sends: wrong types, unusual, huge and deeply nested values. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -0.1,
  2 ** 53,
  2_147_483_648,
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '0000-01-01',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '-infinity',
  `${MARK}\u0000`,
  `${MARK}\ud800`,
  '\udfff',
  `${MARK}\u202e\u200b\ufeff`,
  `'; drop table users; -- ${MARK}`,
  `<script>alert('${MARK}')</script>`,
  `\${jndi:ldap://${MARK}}`,
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '%s%n%x{{7*7}}',
  '1;2;3',
  '00000000-0000-0000-0000-000000000000',
  '018f0000-0000-7000-8000-000000000001',
  `${MARK}@example.com`,
  `"${MARK} x"@example.com`,
  `${MARK}@${'a.'.repeat(100)}com`,
  '\u{1F600}'.repeat(300),
  MARK.repeat(7_000),
  '𝓐'.repeat(2_000),
  [],
  {},
  [[], {}],
  { __proto__: null, constructor: { prototype: MARK } },
  { toString: MARK, valueOf: MARK },
  Array.from({ length: 2_000 }, (_, index) => index),
  nested(2_000),
];

/** Bodies that are not JSON, and content types other than JSON. */
export const RAW_BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', `{"a":"${MARK}`],
  ['application/json', '\ufeff{}'],
  ['application/json', '['.repeat(20_000)],
  ['application/json', `{"__proto__":{"isAdmin":true},"a":"${MARK}"}`],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', MARK],
  ['multipart/form-data; boundary=x', `--x\r\n${MARK}`],
  ['application/x-www-form-urlencoded', `a=${MARK}&a[]=1`],
  ['application/xml', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;${MARK}</a>`],
];

export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  {},
  { authorization: 'Bearer a.b.c' },
  { authorization: `Basic ${MARK}` },
  { cookie: `casa.session_token=${MARK}.${MARK}; casa.device=${MARK}.x; a=%E0%A4%A` },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': MARK.repeat(20) },
  { 'x-forwarded-for': `${MARK}, 1.2.3.4, ::1` },
  { 'accept-language': `${MARK},*;q=9`, accept: 'text/html' },
  { 'if-none-match': MARK, range: 'bytes=9-1,-5' },
  { 'content-encoding': 'gzip' },
  { 'stripe-signature': `t=1,v1=${MARK}` },
];
