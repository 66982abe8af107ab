import { casa } from './commands.ts';
import { runProgram } from './run-program.ts';

await runProgram(casa);
