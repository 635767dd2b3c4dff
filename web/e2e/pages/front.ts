/** A proxy that serves the built page and the API under a path, with the server's policy. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The policy of a file, as the server sets it: it names the inline scripts of the file by their hashes. */
const policyFor = (file: string): string => {
  const scripts = extname(file) === '.html' ? readFileSync(file, 'utf8').matchAll(/<script>(.*?)<\/script>/gs) : [];
  const hashes = [...scripts].map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return `default-src 'none'; script-src 'self'${hashes.join('')}; ${REST}`;
};
const REST =
  "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

export const startFront = async (
  folder: string,
  prefix: string,
  target: number,
): Promise<{ address: string; close: () => Promise<void> }> => {
  const server: Server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', 'http://front');
    const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : null;
    if (path === null) return void answer.writeHead(404).end();
    if (path.startsWith('/api/')) {
      const passed = request(
        { host: '127.0.0.1', port: target, method: asked.method, path: path + url.search, headers: asked.headers },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        },
      );
      passed.on('error', () => answer.writeHead(502).end());
      return void asked.pipe(passed);
    }
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    if (existsSync(file) && extname(file)) {
      answer.writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? 'text/plain',
        'Content-Security-Policy': policyFor(file),
        'Cache-Control': 'no-cache',
      });
      return void createReadStream(file).pipe(answer);
    }
    if (extname(path)) return void answer.writeHead(404).end();
    answer.writeHead(307, { Location: `${prefix}/#${path}${url.search}` }).end();
  });
  server.on('upgrade', (asked, socket, head) => {
    const passed = connect(target, '127.0.0.1', () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      passed.write(`GET ${(asked.url ?? '').slice(prefix.length)} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('no port');
  return {
    address: `http://localhost:${bound.port}${prefix}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
