/** The user's friends with their presence, and open challenges; both are live. */
import { netError, type NetError } from '../net/errors';
import { live } from '../net/live';
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import type { Challenges, Friend, FriendsFound, Notice, Person } from '../net/types';

const RANK = { playing: 0, online: 1, offline: 2 } as const;

export class FriendList {
  friends = $state.raw<readonly Friend[] | null>(null);
  blocked = $state.raw<readonly Person[]>([]);
  muted = $state.raw<readonly Person[]>([]);
  challenges = $state.raw<Challenges>({ received: [], sent: [] });
  fault = $state.raw<NetError | null>(null);

  /** Those who are there come first. */
  readonly sorted = $derived(this.friends?.toSorted((a, b) => RANK[a.presence.state] - RANK[b.presence.state]) ?? null);

  /** Load everything and follow it; returns a function that stops it. */
  follow(): () => void {
    const stopLink = live.onlink((link) => link === 'open' && void this.load());
    const stopNotices = live.onnotice((notice) => this.take(notice));
    live.start();
    return () => {
      stopLink();
      stopNotices();
      if (live.link === 'open' && who()) void live.ask('friends', { on: false }).catch(() => {});
    };
  }

  async load(): Promise<void> {
    if (!who()) return;
    try {
      const [found, challenges, blocked, muted] = await Promise.all([
        live.ask<FriendsFound>('friends'),
        api.get<Challenges>('me/challenges'),
        api.get<Person[]>('me/blocked'),
        api.get<Person[]>('me/muted'),
      ]);
      this.muted = muted;
      [this.friends, this.challenges, this.blocked, this.fault] = [found.friends, challenges, blocked, null];
    } catch (thrown) {
      const error = netError(thrown);
      if (error.kind !== 'lost') this.fault = error;
    }
  }

  private take(notice: Notice): void {
    if (notice.type === 'friends-changed' || notice.type === 'challenge') void this.load();
    if (notice.type === 'presence')
      this.friends =
        this.friends?.map((friend) =>
          friend.person.id === notice.person ? { ...friend, presence: notice.presence } : friend,
        ) ?? null;
  }
}
