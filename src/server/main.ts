import { runProcess } from './run-process.ts';

// biome-ignore lint/style/noProcessEnv: the environment is the settings of the process.
await runProcess(process.env);
