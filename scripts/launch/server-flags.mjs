/**
 * How Node runs the server. Its space for new objects would grow to 32 MB and keep most of it: after
 * load a process held 340 MB, with this limit 220 MB and 5 % fewer answers a second.
 */
export const SERVER_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
