/** After every test: captures failures and closes pages. The browser ends with its worker. */
import { afterEach } from 'vitest';
import { closePages, keepEvidence } from './browser';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const kept = await keepEvidence(`${task.file.name} ${task.name}`);
    for (const path of kept) console.error(`see ${path}.png and ${path}.txt`);
  }
  await closePages();
});
