/** A proxy between browser and server that can cut the connection, and delay or drop either direction. */
import { connect, createServer, type Server, type Socket } from 'node:net';

type Way = 'flows' | 'held' | 'lost';

export class Wire {
  private isCut = false;
  private up: Way = 'flows';
  private down: Way = 'flows';
  private held: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {}

  /** A proxy to the server at an address. */
  static async to(address: string): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server, Number(new URL(address).port));
    server.on('connection', (socket) => wire.join(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return wire;
  }

  /** The address of this proxy. */
  get address(): string {
    const bound = this.server.address();
    if (typeof bound !== 'object' || !bound) throw new Error('the wire is closed');
    return `http://localhost:${bound.port}/`;
  }

  private join(near: Socket): void {
    if (this.isCut) return void near.destroy();
    const far = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('data', (data) => this.pass(one === near ? this.up : this.down, () => other.write(data)));
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => {});
    }
  }

  private pass(way: Way, send: () => void): void {
    if (way === 'flows') send();
    else if (way === 'held') this.held.push(send);
  }

  /** Cut all connections and refuse new ones. */
  cut(): void {
    this.isCut = true;
    this.held = [];
    for (const socket of this.sockets) socket.destroy();
  }

  /** Drop everything that the page sends. */
  loseRequests(): void {
    this.up = 'lost';
  }

  /** Drop everything that the server sends. */
  loseAnswers(): void {
    this.down = 'lost';
  }

  /** Delay everything that the server sends until the connection is restored. */
  holdAnswers(): void {
    this.down = 'held';
  }

  mend(): void {
    [this.isCut, this.up, this.down] = [false, 'flows', 'flows'];
    for (const send of this.held.splice(0)) send();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((done) => void this.server.close(() => done()));
  }
}
