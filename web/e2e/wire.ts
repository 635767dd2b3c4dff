/** The wire between a browser and the server, in our hands: it can be cut, and either direction can be held or lost. */
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

  /** A wire to the server at an address. */
  static async to(address: string): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server, Number(new URL(address).port));
    server.on('connection', (socket) => wire.join(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return wire;
  }

  /** Where the browser finds the server through this wire. */
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

  /** No connection, and none to be had. */
  cut(): void {
    this.isCut = true;
    this.held = [];
    for (const socket of this.sockets) socket.destroy();
  }

  /** What the page says is lost on the way, though all looks well. */
  loseRequests(): void {
    this.up = 'lost';
  }

  /** What the server says is lost on the way. */
  loseAnswers(): void {
    this.down = 'lost';
  }

  /** What the server says waits, and comes in order when the wire is mended. */
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
