import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from '../casa/command.ts';
import { runProgram } from '../casa/run-program.ts';
import { ROOT } from '../launch/spawn-node.mjs';
import { fetchDigest, withDigests } from './digests.ts';

const FILES = ['Dockerfile', 'compose.yaml'];

const command = defineCommand({
  name: 'npm run image:digests',
  about:
    'Asks the registries for the digest of every image that Dockerfile and compose.yaml name by an exact tag, and writes it behind the tag: what is built and run is then the same bytes everywhere. Changes nothing unless every registry answers.',
  async run() {
    const texts = FILES.map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const changed: string[] = [];
    for (const text of texts) changed.push(await withDigests(text, fetchDigest));
    for (const [index, file] of FILES.entries()) {
      writeFileSync(join(ROOT, file), changed[index] ?? '');
      console.log(`${file}: ${changed[index] === texts[index] ? 'nothing to change' : 'written'}.`);
    }
    return 0;
  },
});

await runProgram(command);
