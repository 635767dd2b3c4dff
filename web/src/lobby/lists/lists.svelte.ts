/** Live lists of tables: open tables by WebSocket, own and running tables by polling. */
import { NetError, netError } from '../../net/errors';
import { live } from '../../net/live';
import { who } from '../../net/me.svelte';
import { api } from '../../net/rest';
import type { Notice, TableLine, TablesPage } from '../../net/types';

const LOOK_AGAIN = 45_000;

/** Load now, periodically, and when the page is shown again; returns a function that stops it. */
const poll = (load: () => Promise<void>): { look: () => void; stop: () => void } => {
  const look = (): void => {
    if (document.visibilityState === 'visible') void load();
  };
  const timer = setInterval(look, LOOK_AGAIN);
  document.addEventListener('visibilitychange', look);
  void load();
  return {
    look,
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
};

/** The tables with a free seat, newest first. */
export class OpenTables {
  tables = $state.raw<readonly TableLine[] | null>(null);
  fault = $state.raw<NetError | null>(null);

  /** Follow the list; returns a function that stops it. */
  follow(): () => void {
    const stopLink = live.onlink((link) => link === 'open' && void this.load());
    const stopNotices = live.onnotice((notice) => this.take(notice));
    if (live.link !== 'open') void this.load();
    return () => {
      stopLink();
      stopNotices();
      if (live.link === 'open') void live.ask('lobby', { on: false }).catch(() => {});
    };
  }

  private async load(): Promise<void> {
    try {
      this.tables = (await live.ask<TablesPage>('lobby')).tables;
      this.fault = null;
    } catch (thrown) {
      const error = netError(thrown);
      if (error.kind !== 'lost') this.fault = error;
    }
  }

  private take(notice: Notice): void {
    if (notice.type !== 'lobby' || !this.tables) return;
    const table = notice.table as TableLine | null;
    const before = this.tables.find((one) => one.id === notice.match);
    const others = this.tables.filter((one) => one.id !== notice.match);
    if (!table) this.tables = others;
    else if (before) this.tables = this.tables.map((one) => (one.id === notice.match ? table : one));
    else this.tables = [table, ...others].sort((a, b) => b.created - a.created);
  }
}

/** The user's own tables; those that wait for the user come first. */
export class OwnTables {
  tables = $state.raw<readonly TableLine[] | null>(null);
  fault = $state.raw<NetError | null>(null);

  /** Load now, whenever one of the tables changes, and periodically; returns a function that stops it. */
  follow(): () => void {
    const polling = poll(() => this.load());
    const stop = live.onnotice((notice) => ['turn', 'table', 'challenge'].includes(notice.type) && polling.look());
    live.start();
    return () => {
      stop();
      polling.stop();
    };
  }

  async load(): Promise<void> {
    if (!who()) {
      this.tables = [];
      return;
    }
    try {
      this.tables = (await api.get<TablesPage>('me/tables')).tables;
      this.fault = null;
    } catch (thrown) {
      this.fault = netError(thrown);
    }
  }
}

/** The public running games of other players, newest first. */
export class RunningTables {
  tables = $state.raw<readonly TableLine[] | null>(null);
  fault = $state.raw<NetError | null>(null);

  /** Load now and periodically; returns a function that stops it. */
  follow(): () => void {
    return poll(() => this.load()).stop;
  }

  private async load(): Promise<void> {
    try {
      const { tables } = await api.get<TablesPage>('lobby/running');
      this.tables = tables.filter((table) => table.your_seat === null);
      this.fault = null;
    } catch (thrown) {
      this.fault = netError(thrown);
    }
  }
}
