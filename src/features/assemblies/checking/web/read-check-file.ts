import { type PublicAssembly, publicAssembly } from '../../contract.ts';

/** The largest file of an assembly has some 480 sealed bids. */
const MAX_CHARACTERS = 20_000_000;

/** An assembly's published file; undefined when this is not one. */
export function readCheckFile(text: string): PublicAssembly | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return publicAssembly.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
