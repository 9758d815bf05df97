import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STREAMS = { stderr: [process.stderr, 'inherit'], stdout: ['inherit', process.stdout], collect: ['pipe', 'pipe'] };

/**
 * Runs a program in the repository's folder and waits for it. A signal to this process ends the program first, then this
 * process. `output` is the destination of what the program prints: stderr, stdout, or with 'collect' the result.
 */
export function run(command, args, { output: target = 'stderr', env = process.env } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', ...STREAMS[target]] });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const collected = () => Buffer.concat(chunks).toString('utf8');

    let received;
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const finish = (code, text) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      if (received !== undefined) process.kill(process.pid, received);
      done({ code, output: text });
    };
    child.on('error', (error) => finish(127, `${collected()}${error.message}\n`));
    child.on('close', (code, signal) => finish(signal === null ? (code ?? 1) : 1, collected()));
  });
}
