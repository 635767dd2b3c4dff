/** What some pages say and others do not; texts of no family come with every page. */
export const FAMILIES = ['pages', 'board', 'table', 'editor', 'lessons'] as const;
export type Family = (typeof FAMILIES)[number];

/** Addresses with the pages they show and the texts these need; `:name` stands for one part. */
export const ROUTES: readonly (readonly [pattern: string, page: string, ...texts: Family[]])[] = [
  ['', 'Home', 'pages'],
  ['new', 'NewTable', 'pages', 'board'],
  ['lobby', 'Lobby', 'pages'],
  ['join/:code', 'Join', 'pages'],
  ['table/:match', 'TablePage', 'board', 'table'],
  ['replay/:match', 'ReplayPage', 'board', 'table'],
  ['games', 'Games', 'pages'],
  ['people/:person', 'Person', 'pages'],
  ['account', 'Account', 'pages'],
  ['leaderboard/:game', 'Leaderboard', 'pages'],
  ['tutorial/:game', 'Tutorial', 'pages', 'board', 'table', 'lessons'],
  ['tutorial', 'Tutorial', 'pages', 'board', 'table', 'lessons'],
  ['editor/:game', 'Editor', 'pages', 'board', 'editor'],
  ['help/:topic', 'Help', 'pages', 'board'],
  ['help', 'Help', 'pages', 'board'],
  ['settings', 'Settings', 'pages'],
];
