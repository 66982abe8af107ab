import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVER_FLAGS } from './server-flags.mjs';
import { ROOT } from './spawn-node.mjs';

describe("the server's flags", () => {
  it('are also those of the image', () => {
    const command = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1];
    expect(JSON.parse(command ?? '')).toEqual(['node', ...SERVER_FLAGS, 'dist/server/main.js']);
  });
});
