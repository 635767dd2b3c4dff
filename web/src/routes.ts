/** The families of texts that only some pages need. */
export const FAMILIES = [
  'pages',
  'board',
  'table',
  'editor',
  'lessons',
  'profile',
  'friends',
  'tournament',
  'review',
  'puzzles',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Addresses with their pages and families of texts; `:name` matches one segment. */
export const ROUTES: readonly (readonly [pattern: string, page: string, ...texts: Family[]])[] = [
  ['', 'Home', 'pages'],
  ['new', 'NewTable', 'pages', 'board', 'friends'],
  ['lobby', 'Lobby', 'pages', 'tournament'],
  ['join/:code', 'Join', 'pages'],
  ['table/:match', 'TablePage', 'board', 'table'],
  ['replay/:match', 'ReplayPage', 'board', 'table', 'review'],
  ['explore/:match', 'Explore', 'board', 'table', 'review'],
  ['tournaments', 'Tournaments', 'pages', 'tournament'],
  ['tournaments/new', 'NewTournament', 'pages', 'board', 'tournament'],
  ['tournament/:id', 'Tournament', 'pages', 'tournament'],
  ['friends', 'Friends', 'pages', 'friends'],
  ['friend/:code', 'FriendLink', 'pages', 'friends'],
  ['games', 'Games', 'pages'],
  ['people/:person', 'Person', 'pages', 'profile'],
  ['profile/:game', 'Profile', 'pages', 'profile'],
  ['profile', 'Profile', 'pages', 'profile'],
  ['account', 'Account', 'pages'],
  ['leaderboard/:game', 'Leaderboard', 'pages'],
  ['tutorial/:game', 'Tutorial', 'pages', 'board', 'table', 'lessons'],
  ['tutorial', 'Tutorial', 'pages', 'board', 'table', 'lessons'],
  ['puzzles', 'Puzzles', 'pages', 'puzzles'],
  ['puzzles/:puzzle', 'Puzzle', 'board', 'table', 'puzzles'],
  ['editor/:game', 'Editor', 'pages', 'board', 'editor'],
  ['help/:topic', 'Help', 'pages', 'board'],
  ['help', 'Help', 'pages', 'board'],
  ['settings', 'Settings', 'pages', 'friends'],
];
